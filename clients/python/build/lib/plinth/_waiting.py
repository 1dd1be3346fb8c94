from __future__ import annotations

import time
from typing import Any, Callable, TypedDict

from ._error import PlinthError
from .errors import TooEarlyError, error_of
from .types import AuditResult


class WaitProgress(TypedDict):
    """How far an audit is."""

    step: str
    steps: int
    percent: int


def wait_for_audit(
    get_audit: Callable[[], AuditResult],
    audit_id: str,
    timeout: float,
    on_progress: Callable[[WaitProgress], Any] | None,
) -> AuditResult:
    """Asks for the result until it is there, as often as the service asks for (2 to 10 seconds)."""
    deadline = time.monotonic() + timeout
    while True:
        try:
            return get_audit()
        except TooEarlyError as error:
            told = error.problem
            if on_progress:
                on_progress(
                    {
                        "step": told.get("step", ""),
                        "steps": told.get("steps", 0),
                        "percent": told.get("percent", 0),
                    }
                )
            pause = 5 if error.retry_after is None else error.retry_after
            if time.monotonic() + pause > deadline:
                raise _not_ready(audit_id, timeout, error) from error
            time.sleep(pause)


def _not_ready(audit_id: str, timeout: float, cause: PlinthError) -> PlinthError:
    return error_of(
        status=cause.status,
        title="Timed Out",
        code="timed_out",
        detail=f"The audit {audit_id} is not ready after {timeout:g} s; it goes on, ask again later.",
        request_id=cause.request_id,
        retry_after=cause.retry_after,
        problem=cause.problem,
    )
