from __future__ import annotations

import json
import math
import re
import time
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any

from .errors import error_of


def read_answer(status: int, reason: str, headers: Message, body: bytes) -> Any:
    """The JSON of a successful answer; raises the problem of every other answer."""
    found = _parse(body)
    is_success = 200 <= status < 300
    if is_success and found is not None:
        return found
    problem: dict[str, Any] = found if isinstance(found, dict) else {}

    def word(name: str, otherwise: str) -> str:
        value = problem.get(name)
        return value if isinstance(value, str) else otherwise

    raise error_of(
        status=status,
        title=word("title", "Unreadable Answer" if is_success else reason or "Request Failed"),
        code=word("code", "unreadable_answer" if is_success else f"status_{status}"),
        detail=word("detail", f"The answer with status {status} is not what the service sends."),
        request_id=headers.get("X-Request-Id"),
        retry_after=read_retry_after(headers.get("Retry-After")),
        problem=problem,
    )


def read_retry_after(header: str | None) -> int | None:
    """RFC 9110, section 10.2.3: seconds, or a date."""
    if header is None:
        return None
    if re.fullmatch(r"[0-9]+", header):
        return int(header)
    try:
        return max(0, math.ceil(parsedate_to_datetime(header).timestamp() - time.time()))
    except (TypeError, ValueError):
        return None


def _parse(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None
