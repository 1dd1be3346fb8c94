from __future__ import annotations

from typing import Any, Mapping


class PlinthError(Exception):
    """Every failure of this client.

    An answer that is no success, a service that cannot be reached, a webhook that cannot be verified. Each code has a
    class of its own in ``plinth.errors``: ``except plinth.errors.AuditInProgressError``.
    """

    def __init__(
        self,
        *,
        status: int,
        title: str,
        code: str,
        detail: str,
        request_id: str | None = None,
        retry_after: int | None = None,
        problem: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{title}: {detail}")
        #: Of the answer; 0 when there was none.
        self.status = status
        #: Short and stable: ``Audit Limit Reached``.
        self.title = title
        #: The title in snake_case: ``audit_limit_reached``.
        self.code = code
        #: What was wrong this time, and the way out.
        self.detail = detail
        #: Finds the request in the operator's log.
        self.request_id = request_id
        #: After how many seconds it is worth trying again, where the answer said so.
        self.retry_after = retry_after
        #: The whole body of the answer, with what only some problems have.
        self.problem: dict[str, Any] = dict(problem or {})
        #: The fields that were wrong, by JSON pointer; empty when no field was.
        self.errors: list[dict[str, str]] = list(self.problem.get("errors") or [])
