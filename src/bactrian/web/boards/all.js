// Every board there is; a game without one is shown plainly.
import "./expedition/expedition.js";
import "./samarkand/samarkand.js";
import "./voyages/voyages.js";
