from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Mapping, cast

from ._error import PlinthError
from .errors import error_of
from .types import PlinthEvent


def verify_webhook(
    *,
    secret: str,
    headers: Mapping[str, Any],
    body: bytes | str,
    tolerance: float = 300,
    now: float | None = None,
) -> PlinthEvent:
    """Whether a webhook comes from the holder of the secret and is new (Standard Webhooks 1.0).

    :param secret: of the webhook: ``whsec_…``, or the text that it was registered with.
    :param headers: of the request, with names in any case.
    :param body: exactly the bytes or text that arrived: JSON that was parsed and written again has another signature.
    :param tolerance: how far the sender's clock may be from yours, in seconds.
    :param now: seconds since 1970, instead of the clock.
    :raises WebhookNotVerifiedError: for anything else: answer it with 400, and do nothing of what it says.
    """
    message_id = _read_header(headers, "webhook-id")
    timestamp = _read_header(headers, "webhook-timestamp")
    signatures = _read_header(headers, "webhook-signature")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise _not_verified("webhook-timestamp holds no seconds.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise _not_verified(f"webhook-timestamp is more than {tolerance:g} seconds away from now.")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{message_id}.{timestamp}.".encode() + content
    digest = hmac.new(_read_secret(secret), signed, hashlib.sha256).digest()
    # There are several signatures while a secret is being replaced.
    if not any(_is_signature(one, digest) for one in signatures.split(" ")):
        raise _not_verified("None of the signatures fits the secret and the body.")
    try:
        return cast(PlinthEvent, json.loads(content))
    except ValueError as cause:
        raise _not_verified("The body is no JSON.") from cause


def _read_header(headers: Mapping[str, Any], name: str) -> str:
    value = next((value for key, value in headers.items() if key.lower() == name), None)
    found: Any = value[0] if isinstance(value, (list, tuple)) and value else value
    if not isinstance(found, str) or not found:
        raise _not_verified(f"The header {name} is missing.")
    return found


def _is_signature(text: str, digest: bytes) -> bool:
    found = _decode(text[3:]) if text.startswith("v1,") else None
    return found is not None and hmac.compare_digest(found, digest)


def _read_secret(secret: str) -> bytes:
    """``whsec_`` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes."""
    decoded = _decode(secret[6:]) if secret.startswith("whsec_") else None
    return decoded if decoded and 24 <= len(decoded) <= 64 else secret.encode()


def _decode(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _not_verified(detail: str) -> PlinthError:
    return error_of(status=0, title="Webhook Not Verified", code="webhook_not_verified", detail=detail)
