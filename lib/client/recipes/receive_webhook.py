import base64
import hashlib
import hmac
import json
import re
import time


def read_secret(secret: str) -> bytes:
    """`whsec_` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes."""
    text = secret.removeprefix("whsec_")
    if text != secret and re.fullmatch(r"[A-Za-z0-9+/]+={0,2}", text) and len(text) % 4 == 0:
        key = base64.b64decode(text)
        if 24 <= len(key) <= 64:
            return key
    return secret.encode()


def verify_webhook(secret: str, headers, body: bytes, tolerance_seconds: int = 300) -> dict:
    """Give it the bytes as they arrived, and headers with lower-case names. Raises ValueError."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    message_id, timestamp, signatures = (headers.get(name, "") for name in names)
    if not (message_id and signatures and re.fullmatch(r"[0-9]{1,12}", timestamp)):
        raise ValueError("a header of the webhook is missing or wrong")
    if abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise ValueError("the webhook is too old, or a clock is wrong")
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(read_secret(secret), signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # There are several signatures while a secret is being replaced.
    for signature in signatures.split(" "):
        if hmac.compare_digest(signature.encode(), expected):
            return json.loads(body)
    raise ValueError("none of the signatures fits")
