# Written by `npm run client` from the OpenAPI document.
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Sequence, TypedDict

if TYPE_CHECKING:
    # Type checkers know it without its package.
    from typing_extensions import NotRequired, TypeAlias


class AuditCause(TypedDict):
    """An audit has completed."""

    kind: Literal["audit"]

    audit_id: str

    comparable: NotRequired[bool]
    """Whether the previous score covered the same platforms and the same known pillars. If not, part of `delta`
    is not a change in the brand, and there are no bounds. Absent if the previous score did not come from an
    audit.
    """

    change_low: NotRequired[float]
    """Lower bound of `delta` at 90 %, in points; only when comparable."""

    change_high: NotRequired[float]
    """Upper bound of `delta` at 90 %, in points; only when comparable."""

    within_noise: NotRequired[bool]
    """Whether chance in how each post did could explain the change."""


class AuditCompletedData(TypedDict):
    audit_id: str
    """The audit's identifier."""

    workspace_id: str
    """The workspace's identifier."""

    sequence: int
    """Grows with every event in the workspace. Events may arrive in any order."""

    status: Literal["completed", "failed"]
    """`failed` is sent only to the `webhook_url` given with the run."""

    score: float | None
    """Composite score; null if the audit failed."""

    pillars: PillarScores | None
    """The five pillar scores; null if the audit failed."""

    completed_at: str


class AuditCompletedMessage(TypedDict):
    type: Literal["audit.completed"]

    timestamp: str
    """When it happened."""

    test: NotRequired[Literal[True]]
    """Present on an example that somebody sent to try a receiver: nothing has happened."""

    data: AuditCompletedData


class AuditFailure(TypedDict):
    """Why an audit failed."""

    title: str
    """`No Recent Data`, `Audit Timed Out` or `Audit Failed`."""

    detail: str
    """What went wrong; for `No Recent Data`, also the newest day with data."""


class AuditList(TypedDict):
    audits: list[AuditSummary]

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


class AuditRun(TypedDict):
    """An audit that has been started."""

    audit_id: str
    """The audit's identifier."""

    status: Literal["processing"]

    estimated_completion: str
    """2 to 5 minutes after the request; the audit may finish sooner."""

    workspace_id: str
    """The workspace's identifier."""

    platforms_included: list[Platform]

    lookback_days: int


class AuditSummary(TypedDict):
    """An audit in a list."""

    audit_id: str
    """The audit's identifier."""

    status: Literal["processing", "completed", "failed"]

    score: float | None
    """Composite score; null until the audit has completed."""

    started_at: str

    completed_at: str | None


class Campaign(TypedDict):
    id: str
    """The campaign's identifier."""

    name: str
    """The campaign's name."""

    status: Literal["draft", "active", "completed"]
    """draft until its start, active until its end, then completed."""

    current_phase: str
    """Name of the current phase in lower case: the first for a draft, the last for a completed campaign."""

    phase_progress: int
    """How much of the current phase's time has passed, in whole percent."""

    score_at_start: float | None
    """The score when the campaign started or, for a draft, when it was created; null if there was none."""

    score_current: float | None
    """The workspace's current score; null if there is none."""

    score_delta: str | None
    """score_current minus score_at_start, signed; null if either is missing or if they come from different
    versions of the formula.
    """

    created_at: str
    """When the campaign was created."""

    phases: list[CampaignPhase]
    """The phases, in order."""

    objective: str | None
    """What the campaign should achieve; null if not given."""

    start_date: str
    """When the campaign starts or started."""

    duration_weeks: int
    """Weeks from start to end."""


class CampaignEntry(TypedDict):
    id: str
    """The campaign's identifier."""

    name: str
    """The campaign's name."""

    status: Literal["draft", "active", "completed"]
    """draft until its start, active until its end, then completed."""

    current_phase: str
    """Name of the current phase in lower case: the first for a draft, the last for a completed campaign."""

    phase_progress: int
    """How much of the current phase's time has passed, in whole percent."""

    score_at_start: float | None
    """The score when the campaign started or, for a draft, when it was created; null if there was none."""

    score_current: float | None
    """The workspace's current score; null if there is none."""

    score_delta: str | None
    """score_current minus score_at_start, signed; null if either is missing or if they come from different
    versions of the formula.
    """

    created_at: str
    """When the campaign was created."""


class CampaignList(TypedDict):
    campaigns: list[CampaignEntry]
    """Newest first."""

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


class CampaignPhase(TypedDict):
    name: str
    """The phase's name."""

    weeks: list[int]
    """Its week numbers, counted from the start of the campaign: the first is 1."""

    status: Literal["upcoming", "active", "completed"]
    """Whether the phase is still to come, under way or over."""


class CampaignPhaseChangedData(TypedDict):
    campaign_id: str
    """The campaign's identifier."""

    workspace_id: str
    """The workspace's identifier."""

    sequence: int
    """Grows with every event in the workspace. Events may arrive in any order."""

    name: str
    """The campaign's name."""

    status: Literal["draft", "active", "completed"]
    """The campaign's status after the move."""

    phase: str | None
    """The phase that started; null after the last."""

    previous_phase: str | None
    """The phase that ended; null for the first."""

    changed_at: str


class CampaignPhaseChangedMessage(TypedDict):
    type: Literal["campaign.phase_changed"]

    timestamp: str
    """When it happened."""

    test: NotRequired[Literal[True]]
    """Present on an example that somebody sent to try a receiver: nothing has happened."""

    data: CampaignPhaseChangedData


class CompletedAudit(TypedDict):
    """An audit that has completed."""

    audit_id: str
    """The audit's identifier."""

    status: Literal["completed"]

    completed_at: str

    score: float
    """Composite score, one decimal."""

    pillars: PillarDetails

    recommendations: list[Recommendation]
    """Most useful first."""

    industry_benchmark: IndustryBenchmark

    explanation: NotRequired[Explanation]
    """Only with `expand=explanation`."""

    confidence: NotRequired[Confidence]
    """Only with `expand=confidence`."""


class Confidence(TypedDict):
    """How far each pillar, and the score as a whole, can be relied on."""

    presence: PillarConfidence

    reach: PillarConfidence

    impact: PillarConfidence

    sentiment: PillarConfidence

    momentum: PillarConfidence

    known_weight: float
    """The share of the composite's weight that rests on data."""


class ContentEvidence(TypedDict):
    """What a content score rests on."""

    warnings: list[DraftWarning]
    """Most serious first, at most one of each code; empty for almost every draft."""

    interval: ScoreInterval

    media: MediaReading | None
    """Whether the image or video was read; null for a text."""

    model_version: str
    """Version of the content model."""

    rests_on: list[str]
    """What the score rests on, in words."""

    workspace: OwnRecord

    platform: PlatformRecord

    pillars_from: Literal["own posts", "reference brand"]
    """Whose data `pillar_predictions` are based on."""


class ContentScore(TypedDict):
    """How a draft is likely to do."""

    score: float
    """Predicted percentile among the platform's posts or, once you have 30 of your own there, among your own;
    one decimal. 50 is a usual post, or means not known.
    """

    pillar_predictions: PillarPredictions

    feedback: list[Suggestion]
    """Most useful first: warnings; a note if a text alone is not shown to say anything on the platform; what the
    platform would not accept and what was assumed; what could embarrass you; and what would raise the score,
    based on data from the platform. At most `max_feedback`, often none.
    """

    platform: Platform

    format: Literal["post", "story", "reel", "short", "thread"]
    """Where on the platform it will appear."""

    evidence: NotRequired[ContentEvidence]
    """Only with `expand=evidence`."""


class Contribution(TypedDict):
    """What one input adds to the composite score."""

    pillar: Pillar

    platform: Platform | None

    input: str
    """What was measured."""

    value: float
    """The value that was found, in `unit`."""

    unit: str

    benchmark: float
    """What is usual for comparable accounts, in `unit`: the value of the middle account or, in v1, a published
    benchmark.
    """

    benchmark_source: str
    """Where the benchmark comes from."""

    normalised: float
    """The percentage of comparable accounts this value is ahead of, 0 to 100; 50 is the middle account. In v1,
    the value relative to the benchmark; 50 is at the benchmark.
    """

    confidence: float
    """How far the evidence allows the value to move its pillar away from 50, 0 to 1."""

    weight: float
    """The input's share of the composite, 0 to 1."""

    points: float
    """What the input adds to the composite: its part of its pillar's points. In v1, weight × confidence ×
    (normalised − 50).
    """


class Crisis(TypedDict):
    """A sudden negative turn in what people say, reported on the day it shows."""

    platform: Platform
    """The platform; if there are several, the worst."""

    since: str
    """The day it started, UTC."""

    comments: int
    """Comments since then in languages Plinth can read."""

    negative_share: float
    """The share of them that is negative, 0 to 1."""

    ordinary_share: float
    """The same share over the brand's 13 weeks before; if it had few comments then, closer to that of other
    brands.
    """


class DeletedCampaign(TypedDict):
    id: str
    """The campaign's identifier."""

    deleted: Literal[True]
    """Always true."""


class DeletedWebhook(TypedDict):
    id: str
    """The webhook's identifier."""

    deleted: Literal[True]


class Delivery(TypedDict):
    id: str

    message_id: str
    """The event's `webhook-id`, the same on every attempt."""

    event: Literal["audit.completed", "score.changed", "campaign.phase_changed", "webhook.test"]

    status: Literal["pending", "succeeded", "failed"]

    attempts: list[DeliveryAttempt]

    next_attempt_at: str | None
    """Null if no further attempt is planned."""

    created_at: str


class DeliveryAttempt(TypedDict):
    at: str

    status: int | None
    """HTTP status of the answer; null if there was none."""

    error: str | None
    """Why the attempt failed; null if it succeeded."""

    duration_ms: int

    response: str | None
    """The start of the answer's body, at most 16 KiB."""


class DeliveryList(TypedDict):
    deliveries: list[Delivery]

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


class DraftWarning(TypedDict):
    """Something in a draft that could do harm."""

    code: Literal["harm", "insensitive", "spam", "unreadable"]
    """`harm`: a threat, a call to violence or self-harm, contempt for people, dangerous advice, or a sale to
    people who must not be sold to; `insensitive`: an offer or a joke that exploits a disaster, a war or a
    death; `spam`; `unreadable`.
    """

    detail: str
    """What was found and what to do, in one sentence; also listed as a suggestion in `feedback`."""


class Explanation(TypedDict):
    """Why the score is what it is, as a sum anyone can check."""

    formula_version: str
    """Version of the scoring formula. Scores of two versions cannot be compared."""

    base: Literal[50]
    """The score of a brand nothing is known about."""

    contributions: list[Contribution]

    rounding: float
    """What rounding to one decimal adds."""

    total: float
    """base + all points + rounding = total = the composite."""

    change: NotRequired[ScoreMove]
    """Compared with the previous audit; absent for the first, and if the previous figures were not kept."""

    crisis: Crisis | None
    """A sudden negative turn in comments that is still going on; null if there is none, and in results of older
    versions. It is reported beside the score and adds no points.
    """


class FailedAudit(TypedDict):
    """An audit that has failed: it has no result, and its run does not count."""

    audit_id: str
    """The audit's identifier."""

    status: Literal["failed"]

    completed_at: str
    """When it ended."""

    score: None

    pillars: None

    recommendations: None

    industry_benchmark: None

    error: AuditFailure
    """Only if the audit failed."""

    explanation: NotRequired[None]
    """Only with `expand=explanation`."""

    confidence: NotRequired[None]
    """Only with `expand=confidence`."""


class FieldError(TypedDict):
    """One wrong field or parameter."""

    pointer: str
    """JSON pointer (RFC 6901) to the field or parameter."""

    detail: str
    """What is wrong with it, and what it must be."""


class FollowerPlatformEntry(TypedDict):
    """A platform where the audience is counted in followers."""

    name: Literal["instagram", "tiktok", "twitter", "linkedin", "pinterest"]

    status: Literal["connected", "reconnect_required", "error"]
    """Only `connected` platforms count towards scores and audits."""

    last_sync: str | None
    """When figures were last read; null if they never were."""

    followers: int | None
    """Null while it is not known."""

    handle: str
    """The profile's handle, without the @."""


class Import(TypedDict):
    """A file sent for import."""

    import_id: str
    """The import's identifier."""

    status: Literal["processing", "completed", "failed"]

    platform: Literal["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"]

    handle: str
    """The profile's name on the platform, without the leading @."""

    file_name: str
    """The file's name, as you sent it."""

    format: str | None
    """The format that was recognised; null until then."""

    posts: int | None
    """Posts that are new to the workspace; null until anything has been written."""

    updated: int | None
    """Posts, days and comments that were known and have changed; null until anything has been written."""

    account_days: int | None
    """Days of audience figures that are new; null until anything has been written."""

    comments: int | None
    """Comments that are new; null until anything has been written."""

    rejected: list[RejectedRow]
    """The first 1,000 rows that were left out."""

    rejected_total: int | None
    """How many rows were left out in all; null until anything has been written."""

    created_at: str

    completed_at: str | None
    """Null while it is processing."""

    error: ImportFailure | None
    """Why nothing from the file was kept; null unless it failed."""


class ImportFailure(TypedDict):
    """Why a file was not imported."""

    title: str

    detail: str


class ImportList(TypedDict):
    """A page of the files sent for import."""

    imports: list[Import]

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


class IndustryBenchmark(TypedDict):
    """The score among comparable brands."""

    your_score: float
    """Composite score, one decimal."""

    industry_average: float

    percentile: int
    """Percentage of comparable brands with a lower score; 50 if nothing is known of the brand, as with the
    pillars.
    """


class LiveCause(TypedDict):
    """New figures came in, with real-time scoring."""

    kind: Literal["live"]

    comparable: NotRequired[bool]
    """Whether the previous score covered the same platforms and the same known pillars. If not, part of `delta`
    is not a change in the brand, and there are no bounds. Absent if the previous score did not come from an
    audit.
    """

    change_low: NotRequired[float]
    """Lower bound of `delta` at 90 %, in points; only when comparable."""

    change_high: NotRequired[float]
    """Upper bound of `delta` at 90 %, in points; only when comparable."""

    within_noise: NotRequired[bool]
    """Whether chance in how each post did could explain the change."""


class MediaReading(TypedDict):
    """Whether an image or video was read."""

    read: bool

    reason: str | None
    """Why the file could not be read, such as no answer or a damaged file; null if it was."""


class NewCampaign(TypedDict):
    id: str
    """The campaign's identifier."""

    name: str
    """The campaign's name."""

    status: Literal["draft"]

    phases: list[CampaignPhase]
    """The phases, in order."""

    created_at: str
    """When the campaign was created."""


class NewDelivery(TypedDict):
    delivery_id: str


class OwnRecord(TypedDict):
    """How well such predictions have done for this workspace so far."""

    verdict: Literal["proven", "not proven yet"]
    """Proven once at least 60 of your own posts were tested and the rank correlation is higher than chance gives
    in 19 of 20 cases.
    """

    rank_correlation: float | None
    """Spearman correlation between how your own posts there did, after the first 40 %, and what was predicted
    for each from what was known before it; null below 30 posts.
    """

    n: int
    """How many of your own posts were compared."""

    model: Literal["own posts", "platform"]
    """Whether the model also learns from your own posts on the platform (30 or more) besides public ones."""

    platform_rank_correlation: float | None
    """The same for the platform's model alone, on the same posts."""


class PhasePlan(TypedDict):
    """A phase as you plan it."""

    name: str
    """The phase's name."""

    weeks: NotRequired[int | Sequence[int]]
    """A number of weeks, or the week numbers themselves, starting at 1. Use the same form for every phase, or
    leave it out for all: the campaign's weeks are then split evenly.
    """


class PillarConfidence(TypedDict):
    """The evidence behind a pillar."""

    level: Literal["none", "low", "medium", "high"]
    """`none`: nothing is known about the pillar, and its 50 is not a measurement."""

    evidence: str
    """In words."""


class PillarDetail(TypedDict):
    """One pillar in an audit's result."""

    score: float
    """One decimal; 50 is the middle account (in v1, the benchmark) or means not known."""

    change: str
    """Change since the previous audit, signed; `+0.0` for the first."""

    grade: Literal["green", "yellow", "red"]
    """`green` from 55, `yellow` from 35, `red` below."""


class PillarDetails(TypedDict):
    """The five pillars in an audit's result."""

    presence: PillarDetail

    reach: PillarDetail

    impact: PillarDetail

    sentiment: PillarDetail

    momentum: PillarDetail


class PillarPredictions(TypedDict):
    """Signed change in each pillar if your posts there did as well as this one is predicted to."""

    presence: str

    reach: str

    impact: str

    sentiment: str

    momentum: str


class PillarScores(TypedDict):
    """The five pillars, 0 to 100. 50 is the middle account (in v1, the benchmark) or means not known;
    `expand=confidence` tells which.
    """

    presence: float

    reach: float

    impact: float

    sentiment: float

    momentum: float


class PlatformList(TypedDict):
    """The platforms of a workspace."""

    platforms: list[PlatformEntry]

    total_connected: int
    """How many have the status `connected`."""

    available: list[Platform]
    """Platforms that could still be connected."""


PlatformRecord = TypedDict(
    "PlatformRecord",
    {
        "rank_correlation": "float | None",
        "from": "float | None",
        "to": "float | None",
        "accounts": "int",
        "posts": "int",
    },
)


class Problem(TypedDict):
    """Why a request was refused, in the form of RFC 9457."""

    type: str
    """Address of a page that explains this problem and how to resolve it."""

    title: str
    """The kind of problem in a few words; always the same for the same kind."""

    status: int
    """The HTTP status."""

    detail: str
    """What went wrong this time, and what to do about it."""

    message: str
    """The same text as `detail`."""

    code: ProblemCode
    """The title in snake_case, for programs."""

    instance: str
    """The request's path."""

    request_id: str
    """Identifies the request in the log; also sent as `X-Request-Id`."""

    errors: NotRequired[list[FieldError]]
    """For invalid input: every field that is wrong."""


class Recommendation(TypedDict):
    """Something you can do to raise the score."""

    priority: int
    """1 would raise the composite most."""

    pillar: Pillar

    action: str
    """What to do."""

    expected_impact: str
    """What the formula says it would add to the pillar."""


class RejectedRow(TypedDict):
    """A row of a file that was left out."""

    line: int
    """Line in the file; the first is 1."""

    reason: str
    """Why the row was left out."""


class RotatedSecret(TypedDict):
    id: str
    """The webhook's identifier."""

    secret: str
    """The new secret, shown only this once."""

    previous_valid_until: str
    """Until then, deliveries are also signed with the previous secret."""


class Score(TypedDict):
    """The current score of a workspace."""

    score: float
    """Composite score, one decimal."""

    pillars: NotRequired[PillarScores]
    """Left out with `include_pillars=false`."""

    formula_version: str
    """Version of the scoring formula. Scores of two versions cannot be compared."""

    calculated_at: str

    workspace_id: str
    """The workspace's identifier."""

    tier: str
    """The account's plan, in lower case."""

    explanation: NotRequired[Explanation]
    """Only with `expand=explanation`."""

    confidence: NotRequired[Confidence]
    """Only with `expand=confidence`."""


class ScoreChangedData(TypedDict):
    workspace_id: str
    """The workspace's identifier."""

    sequence: int
    """Grows with every event in the workspace. Events may arrive in any order."""

    score: float
    """Composite score, one decimal."""

    previous_score: float | None
    """The score last sent; null for the first."""

    delta: str
    """Score minus previous score, signed; `+0.0` for the first."""

    pillars: PillarScores

    formula_version: str

    calculated_at: str

    cause: ScoreCause


class ScoreChangedMessage(TypedDict):
    type: Literal["score.changed"]

    timestamp: str
    """When it happened."""

    test: NotRequired[Literal[True]]
    """Present on an example that somebody sent to try a receiver: nothing has happened."""

    data: ScoreChangedData


class ScoreDelta(TypedDict):
    """How far the score moved over the range."""

    score: str
    """Last minus first, signed, one decimal."""

    period: str
    """From the first to the last point."""


class ScoreHistory(TypedDict):
    """The score over a range of dates."""

    workspace_id: str
    """The workspace's identifier."""

    granularity: Literal["daily", "weekly", "monthly"]

    data: list[ScoreHistoryPoint]
    """Oldest first."""

    delta: ScoreDelta


class ScoreHistoryPoint(TypedDict):
    """The last score of a day, week or month."""

    date: str
    """The score's date, UTC."""

    score: float
    """Composite score, one decimal."""

    pillars: PillarScores


class ScoreInterval(TypedDict):
    """The percentiles between which 8 in 10 posts with this score end up; one decimal."""

    low: float

    high: float

    coverage: float
    """The share of posts that end up within the interval."""


class ScoreMove(TypedDict):
    """How the composite moved, with bounds from resampling how each post did and each day's comments."""

    points: float
    """The composite minus that of the previous audit."""

    comparable: NotRequired[bool]
    """Whether both audits cover the same platforms and the same known pillars. If not, part of `points` is not a
    change in the brand, and there are no bounds. Absent in audits of older versions.
    """

    low: NotRequired[float]
    """Lower bound of the change; absent unless comparable."""

    high: NotRequired[float]
    """Upper bound of the change; absent unless comparable."""

    within_noise: NotRequired[bool]
    """Whether the bounds include no change at all (low ≤ 0 ≤ high), so that chance could explain it. Absent
    unless comparable.
    """

    confidence: NotRequired[float]
    """How often such bounds contain the true change, 0 to 1; absent unless comparable."""


class StartedImport(TypedDict):
    """A file that has arrived and is waiting to be imported."""

    import_id: str
    """The import's identifier."""

    status: Literal["processing"]

    platform: Literal["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"]

    handle: str
    """The profile's name on the platform, without the leading @."""

    file_name: str
    """The file's name, as you sent it."""


class Suggestion(TypedDict):
    """Something to know about a draft, or to change in it."""

    priority: int

    suggestion: str

    expected_lift: str
    """What the same model says the score would gain; `+0.0` for a notice. For advice to write more or less, an
    estimate made before the text exists.
    """

    kind: NotRequired[Literal["notice", "advice"]]
    """`notice`: something to know about the draft or the platform, with no effect on the score; `advice`: a
    change that would raise the score by `expected_lift`. Only with `expand=evidence`.
    """


class TestEvent(TypedDict):
    message_id: str


class VideoPlatformEntry(TypedDict):
    """The video platform, where the audience is counted in subscribers."""

    name: Literal["youtube"]

    status: Literal["connected", "reconnect_required", "error"]
    """Only `connected` platforms count towards scores and audits."""

    last_sync: str | None
    """When figures were last read; null if they never were."""

    subscribers: int | None
    """Null while it is not known."""

    handle: str
    """The profile's handle, without the @."""


class Webhook(TypedDict):
    id: str
    """The webhook's identifier."""

    url: str

    events: list[Literal["audit.completed", "score.changed", "campaign.phase_changed"]]

    status: Literal["active", "paused", "disabled"]
    """`disabled` by the service when the receiver answered 410 or kept failing for five days."""

    created_at: str


class WebhookEvent(TypedDict):
    message_id: str
    """The same as the `webhook-id` of its deliveries."""

    event: str
    """One of the events, or `webhook.test`."""

    sequence: int
    """Its place in the workspace; there are gaps."""

    body: str
    """The JSON that webhooks are sent, byte for byte."""

    created_at: str


class WebhookEventList(TypedDict):
    events: list[WebhookEvent]

    next: int
    """Where to go on: the `after` of the next request."""


class WebhookList(TypedDict):
    webhooks: list[Webhook]

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


class WebhookTestData(TypedDict):
    workspace_id: str
    """The workspace's identifier."""

    sequence: int
    """Grows with every event in the workspace. Events may arrive in any order."""

    webhook_id: str
    """The webhook that is tried."""


class WebhookTestMessage(TypedDict):
    """What a test of a webhook sends: nothing has happened."""

    type: Literal["webhook.test"]

    timestamp: str
    """When it was asked for."""

    data: WebhookTestData


class Workspace(TypedDict):
    """A workspace, its plan, and how much of it is used."""

    id: str
    """The workspace's identifier."""

    name: str
    """Name of the brand."""

    plan: Literal["creator", "pro", "agency", "enterprise"]
    """Plan of the account."""

    billing_period: Literal["monthly", "annual"]
    """Audits are counted by the month either way."""

    team_members: int
    """People who can sign in to the workspace."""

    team_limit: int
    """How many the plan allows."""

    platforms_connected: int
    """How many have the status `connected`."""

    platform_limit: int | None
    """How many the plan allows; null means unlimited."""

    audits_used: int
    """Audits used in the plan's current month."""

    audits_limit: int | None
    """Audits per month; null means unlimited."""

    current_service_score: float | None
    """Composite score; null before the first audit."""

    created_at: str


class WorkspaceEntry(TypedDict):
    """A workspace the key has access to."""

    workspace_id: str
    """The workspace's identifier."""

    name: str
    """Name of the brand."""

    is_primary: bool
    """Whether its keys can also be used for the account's other workspaces."""

    created_at: str


class WorkspaceList(TypedDict):
    """A page of the workspaces the key has access to."""

    workspaces: list[WorkspaceEntry]

    total: int
    """Entries in the whole list."""

    limit: int
    """Most entries this answer can have."""

    offset: int
    """Entries skipped at the start of the list."""


AuditResult: TypeAlias = "CompletedAudit | FailedAudit"

Pillar: TypeAlias = "Literal['presence', 'reach', 'impact', 'sentiment', 'momentum']"

Platform: TypeAlias = "Literal['instagram', 'tiktok', 'youtube', 'twitter', 'linkedin', 'pinterest']"

PlatformEntry: TypeAlias = "VideoPlatformEntry | FollowerPlatformEntry"

ProblemCode: TypeAlias = "Literal['audit_in_progress', 'audit_limit_reached', 'campaign_started', 'content_too_large', 'delivery_pending', 'idempotency_key_reused', 'insufficient_scope', 'insufficient_storage', 'internal_error', 'invalid_content_type', 'invalid_date_range', 'invalid_dates', 'invalid_duration', 'invalid_events', 'invalid_format', 'invalid_phases', 'invalid_platform', 'invalid_request', 'invalid_url', 'limit_reached', 'malformed_json', 'malformed_request', 'media_unavailable', 'method_not_allowed', 'no_data', 'no_platforms_connected', 'no_score_available', 'not_found', 'plan_required', 'platform_not_connected', 'rate_limited', 'request_in_progress', 'service_unavailable', 'too_early', 'unauthorized', 'unsupported_media_type']"

ScoreCause: TypeAlias = "AuditCause | LiveCause"

#: What a webhook tells, by its ``type``.
PlinthEvent: TypeAlias = "AuditCompletedMessage | ScoreChangedMessage | CampaignPhaseChangedMessage | WebhookTestMessage"
