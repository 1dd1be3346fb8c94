from __future__ import annotations

import http.client
import json
import os
import random
import re
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import IO, Any, Mapping, NamedTuple, Union, cast

from ._answer import read_answer
from ._error import PlinthError
from .errors import error_of

#: A file to send: a path, which is read from the disk while it is sent, an open binary file, or its text or bytes.
FileToSend = Union["os.PathLike[str]", IO[bytes], bytes, str]


class Route(NamedTuple):
    """Where an operation lives, and which of its inputs are parameters."""

    method: str
    path: str
    query: tuple[str, ...]
    has_body: bool
    has_file: bool


class _Stay(urllib.request.HTTPRedirectHandler):
    """The key goes nowhere but to the service."""

    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> None:
        return None


class Transport:
    """Sends a request until it is answered for good.

    429 and 503 are repeated after the time that they name; lost connections and other 5xx only for GET, and for POST,
    whose Idempotency-Key makes the repetition safe.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        timeout: float | None = None,
        total_timeout: float | None = None,
        retries: int = 4,
    ) -> None:
        """
        :param api_key: ``plk_live_…``.
        :param base_url: where the service runs, without ``/v1``: ``https://plinth.example``.
        :param timeout: the longest that a connection may be silent, in seconds; 60 when left out, 300 with a file.
        :param total_timeout: when no attempt begins any more, in seconds; 180 when left out, 900 with a file.
        :param retries: how often a request is repeated at most; 0 never repeats.
        """
        if not api_key:
            raise TypeError("Plinth() needs an api_key")
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._timeout = timeout
        self._total_timeout = total_timeout
        self._retries = retries
        self._opener = urllib.request.build_opener(_Stay)

    def _send(self, route: Route, given: Mapping[str, Any], idempotency_key: str | None = None) -> Any:
        fields = {name: value for name, value in given.items() if value is not None}
        url = self._base_url + _build_path(route, fields)
        headers = self._headers(route, idempotency_key)
        file = fields.pop("file", None) if route.has_file else None
        body = json.dumps(fields).encode() if route.has_body else None
        factor = 5 if route.has_file else 1
        deadline = time.monotonic() + (self._total_timeout or 180 * factor)
        timeout = self._timeout or 60 * factor
        attempt = 0
        while True:
            try:
                left = max(0.001, min(timeout, deadline - time.monotonic()))
                return self._attempt(url, route.method, headers, file if route.has_file else body, left)
            except PlinthError as error:
                if attempt >= self._retries or not _is_repeatable(error, route.method):
                    raise
                pause = _pause_before(error, attempt)
                if time.monotonic() + pause >= deadline:
                    raise
                time.sleep(pause)
                attempt += 1

    def _headers(self, route: Route, idempotency_key: str | None) -> dict[str, str]:
        headers = {"Authorization": f"Bearer {self._api_key}", "Accept": "application/json"}
        if route.has_body:
            headers["Content-Type"] = "application/json"
        if route.has_file:
            headers["Content-Type"] = "application/octet-stream"
        if route.method == "POST":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        return headers

    def _attempt(self, url: str, method: str, headers: Mapping[str, str], body: Any, timeout: float) -> Any:
        with _open_body(body) as (data, length):
            request = urllib.request.Request(url, data=data, headers=dict(headers), method=method)
            if length is not None:
                request.add_header("Content-Length", str(length))
            try:
                with self._opener.open(request, timeout=timeout) as answer:
                    return read_answer(answer.status, answer.reason, answer.headers, answer.read())
            except urllib.error.HTTPError as refused:
                with refused:
                    return read_answer(refused.code, refused.reason, refused.headers, refused.read())
            except (OSError, http.client.HTTPException) as cause:
                reason = getattr(cause, "reason", cause)
                is_late = isinstance(reason, (socket.timeout, TimeoutError))
                raise (_timed_out(timeout) if is_late else _not_reachable(url)) from cause


class _open_body:
    """What is sent, from its beginning, with its length; a path is opened anew for each attempt."""

    def __init__(self, body: Any) -> None:
        self._body = body.encode() if isinstance(body, str) else body
        self._opened: IO[bytes] | None = None

    def __enter__(self) -> tuple[Any, int | None]:
        if self._body is None or isinstance(self._body, bytes):
            return self._body, None
        if isinstance(self._body, os.PathLike):
            self._opened = open(cast("os.PathLike[str]", self._body), "rb")
        file = self._opened or cast("IO[bytes]", self._body)
        length = file.seek(0, os.SEEK_END)
        file.seek(0)
        return file, length

    def __exit__(self, *_: Any) -> None:
        if self._opened:
            self._opened.close()


def _build_path(route: Route, fields: dict[str, Any]) -> str:
    """Takes what belongs to the address out of the fields."""

    def fill(match: "re.Match[str]") -> str:
        name = match.group(1)
        value = fields.pop(name, None)
        # A dot or two would make another path of it.
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise TypeError(f"{name} is no identifier")
        return urllib.parse.quote(value, safe="")

    path = re.sub(r"\{(\w+)\}", fill, route.path)
    query = [(name, _write(fields.pop(name))) for name in route.query if name in fields]
    return f"{path}?{urllib.parse.urlencode(query)}" if query else path


def _write(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(cast("list[str]", value)) if isinstance(value, (list, tuple)) else str(value)


def _is_repeatable(error: PlinthError, method: str) -> bool:
    """409 ``request_in_progress`` is this call's own earlier attempt, which is still running."""
    if error.status in (429, 503) or error.code == "request_in_progress":
        return True
    return (error.status == 0 or error.status >= 500) and method in ("GET", "POST")


def _pause_before(error: PlinthError, attempt: int) -> float:
    """What the service asked for; else 0.5 s, doubled each time up to 16 s. Spread: clients do not come back at once."""
    spread = 0.5 + random.random() / 2
    if error.retry_after is not None:
        return error.retry_after + spread * 0.25
    return float(min(16, 0.5 * 2**attempt)) * spread


def _timed_out(seconds: float) -> PlinthError:
    detail = f"The service did not answer within {seconds:g} s."
    return error_of(status=0, title="Timed Out", code="timed_out", detail=detail)


def _not_reachable(url: str) -> PlinthError:
    parts = urllib.parse.urlsplit(url)
    detail = f"{parts.scheme}://{parts.netloc} could not be reached."
    return error_of(status=0, title="Not Reachable", code="not_reachable", detail=detail)
