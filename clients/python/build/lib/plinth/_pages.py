from __future__ import annotations

from typing import Any, Callable, Iterator, ParamSpec, TypeVar, cast

Input = ParamSpec("Input")
Page = TypeVar("Page")


def pages(operation: Callable[Input, Page], *args: Input.args, **query: Input.kwargs) -> Iterator[Page]:
    """All pages of a list, one after the other: ``for page in pages(client.list_campaigns, limit=100)``.

    Lists are ordered newest first: what is made while you read may move an entry to the next page, where it comes again.

    :param operation: of the client, whose answer has ``total``, ``limit`` and ``offset``; ``offset`` is where to begin.
    :returns: the answers of the operation; the first one also when it is empty.
    """
    named = cast("dict[str, Any]", query)
    ask = cast("Callable[..., Any]", operation)
    offset = named.get("offset") or 0
    while True:
        answer: dict[str, Any] = ask(*args, **{**named, "offset": offset})
        yield cast(Page, answer)
        entries: list[Any] = next((value for value in answer.values() if isinstance(value, list)), [])
        offset = answer["offset"] + len(entries)
        if not entries or offset >= answer["total"]:
            return
