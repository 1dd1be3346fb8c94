# Written by `npm run client` from the OpenAPI document.
from __future__ import annotations

from typing import Any

from ._error import PlinthError


class AuditInProgressError(PlinthError):
    """``audit_in_progress``"""


class AuditLimitReachedError(PlinthError):
    """``audit_limit_reached``"""


class CampaignStartedError(PlinthError):
    """``campaign_started``"""


class ContentTooLargeError(PlinthError):
    """``content_too_large``"""


class DeliveryPendingError(PlinthError):
    """``delivery_pending``"""


class IdempotencyKeyReusedError(PlinthError):
    """``idempotency_key_reused``"""


class InsufficientScopeError(PlinthError):
    """``insufficient_scope``"""


class InsufficientStorageError(PlinthError):
    """``insufficient_storage``"""


class InternalError(PlinthError):
    """``internal_error``"""


class InvalidContentTypeError(PlinthError):
    """``invalid_content_type``"""


class InvalidDateRangeError(PlinthError):
    """``invalid_date_range``"""


class InvalidDatesError(PlinthError):
    """``invalid_dates``"""


class InvalidDurationError(PlinthError):
    """``invalid_duration``"""


class InvalidEventsError(PlinthError):
    """``invalid_events``"""


class InvalidFormatError(PlinthError):
    """``invalid_format``"""


class InvalidPhasesError(PlinthError):
    """``invalid_phases``"""


class InvalidPlatformError(PlinthError):
    """``invalid_platform``"""


class InvalidRequestError(PlinthError):
    """``invalid_request``"""


class InvalidUrlError(PlinthError):
    """``invalid_url``"""


class LimitReachedError(PlinthError):
    """``limit_reached``"""


class MalformedJsonError(PlinthError):
    """``malformed_json``"""


class MalformedRequestError(PlinthError):
    """``malformed_request``"""


class MediaUnavailableError(PlinthError):
    """``media_unavailable``"""


class MethodNotAllowedError(PlinthError):
    """``method_not_allowed``"""


class NoDataError(PlinthError):
    """``no_data``"""


class NoPlatformsConnectedError(PlinthError):
    """``no_platforms_connected``"""


class NoScoreAvailableError(PlinthError):
    """``no_score_available``"""


class NotFoundError(PlinthError):
    """``not_found``"""


class PlanRequiredError(PlinthError):
    """``plan_required``"""


class PlatformNotConnectedError(PlinthError):
    """``platform_not_connected``"""


class RateLimitedError(PlinthError):
    """``rate_limited``"""


class RequestInProgressError(PlinthError):
    """``request_in_progress``"""


class ServiceUnavailableError(PlinthError):
    """``service_unavailable``"""


class TooEarlyError(PlinthError):
    """``too_early``"""


class UnauthorizedError(PlinthError):
    """``unauthorized``"""


class UnsupportedMediaTypeError(PlinthError):
    """``unsupported_media_type``"""


class NotReachableError(PlinthError):
    """``not_reachable``"""


class TimedOutError(PlinthError):
    """``timed_out``"""


class UnreadableAnswerError(PlinthError):
    """``unreadable_answer``"""


class WebhookNotVerifiedError(PlinthError):
    """``webhook_not_verified``"""


#: The class of each code.
ERRORS: dict[str, type[PlinthError]] = {
    "audit_in_progress": AuditInProgressError,
    "audit_limit_reached": AuditLimitReachedError,
    "campaign_started": CampaignStartedError,
    "content_too_large": ContentTooLargeError,
    "delivery_pending": DeliveryPendingError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "insufficient_scope": InsufficientScopeError,
    "insufficient_storage": InsufficientStorageError,
    "internal_error": InternalError,
    "invalid_content_type": InvalidContentTypeError,
    "invalid_date_range": InvalidDateRangeError,
    "invalid_dates": InvalidDatesError,
    "invalid_duration": InvalidDurationError,
    "invalid_events": InvalidEventsError,
    "invalid_format": InvalidFormatError,
    "invalid_phases": InvalidPhasesError,
    "invalid_platform": InvalidPlatformError,
    "invalid_request": InvalidRequestError,
    "invalid_url": InvalidUrlError,
    "limit_reached": LimitReachedError,
    "malformed_json": MalformedJsonError,
    "malformed_request": MalformedRequestError,
    "media_unavailable": MediaUnavailableError,
    "method_not_allowed": MethodNotAllowedError,
    "no_data": NoDataError,
    "no_platforms_connected": NoPlatformsConnectedError,
    "no_score_available": NoScoreAvailableError,
    "not_found": NotFoundError,
    "plan_required": PlanRequiredError,
    "platform_not_connected": PlatformNotConnectedError,
    "rate_limited": RateLimitedError,
    "request_in_progress": RequestInProgressError,
    "service_unavailable": ServiceUnavailableError,
    "too_early": TooEarlyError,
    "unauthorized": UnauthorizedError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "not_reachable": NotReachableError,
    "timed_out": TimedOutError,
    "unreadable_answer": UnreadableAnswerError,
    "webhook_not_verified": WebhookNotVerifiedError,
}


def error_of(*, code: str, **facts: Any) -> PlinthError:
    """The error of a code; PlinthError itself for one that came after this client was written."""
    return ERRORS.get(code, PlinthError)(code=code, **facts)
