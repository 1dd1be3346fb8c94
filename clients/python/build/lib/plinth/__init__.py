"""The client of a Plinth service.

    import os
    from plinth import Plinth

    client = Plinth(api_key=os.environ["PLINTH_API_KEY"], base_url="https://plinth.example")
    print(client.get_score()["score"])
"""

from . import errors, types
from ._error import PlinthError
from ._pages import pages
from ._transport import FileToSend
from ._waiting import WaitProgress
from ._webhooks import verify_webhook
from .client import Plinth

__all__ = [
    "FileToSend",
    "Plinth",
    "PlinthError",
    "WaitProgress",
    "errors",
    "pages",
    "types",
    "verify_webhook",
]
