"""What whoever runs the server can turn."""

from pathlib import Path

import attrs

__all__ = ["Settings"]


@attrs.frozen(kw_only=True)
class Settings:
    """The settings of a server; times are in seconds.

    Attributes:
        folder: where the tables are kept.
        page: the folder of the page that is served at `/`, when it has been built.
        bot_pause: how long a bot waits before it answers, so that people can follow.
        grace: how long the clock of a seat runs at least after a restart, however long the server was away.
        patience: how long a client may take to join, and to take in a frame, before it is hung up on.
        largest: bytes of a frame, and of the body of a request.
        burst: frames that a client may send at once.
        pace: frames a second that it may send in the long run.
        answers: answers that may wait for a client that does not take them in, before it is hung up on.
        rest_after: how long a table is kept in memory when nobody is there and nothing is to happen.
        most_awake: tables in memory at once.
        most_tables: tables on disk.
        kept_for: how long a table stays on disk after it was last changed.
    """

    folder: Path
    page: Path = Path(__file__).parent.parent / "web" / "dist"
    bot_pause: float = 0.5
    grace: float = 5
    patience: float = 20
    largest: int = 16_384
    burst: int = 40
    pace: float = 20
    answers: int = 100
    rest_after: float = 300
    most_awake: int = 1_000
    most_tables: int = 10_000
    kept_for: float = 30 * 24 * 3600
