"""Answers calls of the conformance list: a line of JSON in, a line of JSON out."""

import json
import re
import sys

from plinth import Plinth, PlinthError, errors, pages, verify_webhook


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda match: "_" + match.group().lower(), name)


def call(asked):
    if "webhook" in asked:
        return verify_webhook(**asked["webhook"])
    client = Plinth(asked["apiKey"], asked["baseUrl"], **asked.get("options", {}))
    given = dict(asked.get("input", {}))
    if "waitForAudit" in asked:
        told = []
        answer = client.wait_for_audit(asked["waitForAudit"], on_progress=told.append, **given)
        return {**answer, "told": told}
    operation = getattr(client, snake(asked["call"]))
    if asked.get("pages"):
        return {"pages": list(pages(operation, **given))}
    return operation(**given)


def answer(asked):
    try:
        return {"answer": call(asked)}
    except PlinthError as error:
        named = type(error) is errors.ERRORS.get(error.code, PlinthError)
        facts = {
            "status": error.status,
            "title": error.title,
            "code": error.code,
            "detail": error.detail,
            "request_id": error.request_id,
            "retry_after": error.retry_after,
            "errors": error.errors,
        }
        return {"error": {**facts, "class": type(error).__name__ if named else "another class"}}
    except TypeError as wrong:
        return {"error": {"class": "TypeError", "detail": str(wrong)}}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
