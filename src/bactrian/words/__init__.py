"""Words: every sentence a person reads, in every language.

Code says message ids with arguments; the sentences are Fluent messages, in one file for all games
(``common``) and one per game.
"""

from bactrian.words.speaker import LANGUAGES, Speaker, message_ids

__all__ = ["LANGUAGES", "Speaker", "message_ids"]
