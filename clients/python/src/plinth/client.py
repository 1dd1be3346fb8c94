# Written by `npm run client` from the OpenAPI document.
from __future__ import annotations

from typing import Any, Callable, Literal, Sequence, cast

from . import types as t
from ._transport import FileToSend, Route, Transport
from ._waiting import WaitProgress, wait_for_audit

#: Where each operation lives.
OPERATIONS: dict[str, Route] = {
    "getScore": Route("GET", "/v1/score", ("workspace_id", "include_pillars", "expand",), False, False),
    "getScoreHistory": Route("GET", "/v1/score/history", ("workspace_id", "start_date", "end_date", "granularity",), False, False),
    "listAudits": Route("GET", "/v1/audit", ("limit", "offset",), False, False),
    "runAudit": Route("POST", "/v1/audit/run", (), True, False),
    "getAudit": Route("GET", "/v1/audit/{audit_id}", ("expand",), False, False),
    "listCampaigns": Route("GET", "/v1/campaigns", ("status", "limit", "offset",), False, False),
    "createCampaign": Route("POST", "/v1/campaigns", (), True, False),
    "getCampaign": Route("GET", "/v1/campaigns/{campaign_id}", (), False, False),
    "changeCampaign": Route("PATCH", "/v1/campaigns/{campaign_id}", (), True, False),
    "deleteCampaign": Route("DELETE", "/v1/campaigns/{campaign_id}", (), False, False),
    "listPlatforms": Route("GET", "/v1/platforms", ("workspace_id",), False, False),
    "listImports": Route("GET", "/v1/imports", ("limit", "offset", "workspace_id",), False, False),
    "createImport": Route("POST", "/v1/imports", ("platform", "handle", "file_name", "workspace_id",), False, True),
    "getImport": Route("GET", "/v1/imports/{import_id}", (), False, False),
    "scoreContent": Route("POST", "/v1/studio/score", ("expand", "max_feedback",), True, False),
    "getWorkspace": Route("GET", "/v1/workspace", (), False, False),
    "listWorkspaces": Route("GET", "/v1/workspaces", ("limit", "offset",), False, False),
    "listWebhooks": Route("GET", "/v1/webhooks", ("limit", "offset",), False, False),
    "createWebhook": Route("POST", "/v1/webhooks", (), True, False),
    "getWebhook": Route("GET", "/v1/webhooks/{webhook_id}", (), False, False),
    "changeWebhook": Route("PATCH", "/v1/webhooks/{webhook_id}", (), True, False),
    "deleteWebhook": Route("DELETE", "/v1/webhooks/{webhook_id}", (), False, False),
    "rotateWebhookSecret": Route("POST", "/v1/webhooks/{webhook_id}/rotate-secret", (), True, False),
    "testWebhook": Route("POST", "/v1/webhooks/{webhook_id}/test", (), True, False),
    "listDeliveries": Route("GET", "/v1/webhooks/{webhook_id}/deliveries", ("limit", "offset", "status",), False, False),
    "listEvents": Route("GET", "/v1/events", ("after", "wait_seconds", "limit", "workspace_id",), False, False),
    "testEvent": Route("POST", "/v1/events/test", (), True, False),
    "replayDelivery": Route("POST", "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay", (), True, False),
}


class Plinth(Transport):
    """Every operation of the service; each raises PlinthError."""

    def get_score(
        self,
        *,
        workspace_id: str | None = None,
        include_pillars: bool | None = None,
        expand: Sequence[Literal["explanation", "confidence"]] | None = None,
    ) -> t.Score:
        """Current composite score. The score of the newest completed audit, with its five pillars. An Enterprise
        workspace with real-time scoring switched on gets one computed from its figures as they are now.

        Minimum plan: Pro. Scope: `score:read`, part of `read`. Rate limit: the one for score requests.

        :param workspace_id: The workspace to use. Default: the key's own.
        :param include_pillars: Whether to return `pillars`.
        :param expand: Extra fields to return, comma-separated or as a repeated parameter.
        """
        given: dict[str, Any] = {
            "workspace_id": workspace_id,
            "include_pillars": include_pillars,
            "expand": expand,
        }
        return cast("t.Score", self._send(OPERATIONS["getScore"], given))

    def get_score_history(
        self,
        *,
        workspace_id: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        granularity: Literal["daily", "weekly", "monthly"] | None = None,
    ) -> t.ScoreHistory:
        """Score over time. One point per day, ISO week or calendar month: the last score in it, with that
        score's date.

        Minimum plan: Pro. Scope: `score:read`, part of `read`. Rate limit: the one for all other operations
        together.

        :param workspace_id: The workspace to use. Default: the key's own.
        :param start_date: A date or a timestamp, inclusive. Default: 90 days before the end.
        :param end_date: A date or a timestamp, inclusive. Default: today, as a date. It must be after the
            start.
        :param granularity: One point per UTC day, ISO week or calendar month.
        """
        given: dict[str, Any] = {
            "workspace_id": workspace_id,
            "start_date": start_date,
            "end_date": end_date,
            "granularity": granularity,
        }
        return cast("t.ScoreHistory", self._send(OPERATIONS["getScoreHistory"], given))

    def list_audits(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.AuditList:
        """List audits. The audits of the key's workspace in every state, newest first.

        Minimum plan: Pro. Scope: `audits:read`, part of `read`. Rate limit: the one for all other operations
        together.

        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        """
        given: dict[str, Any] = {
            "limit": limit,
            "offset": offset,
        }
        return cast("t.AuditList", self._send(OPERATIONS["listAudits"], given))

    def run_audit(
        self,
        *,
        workspace_id: str | None = None,
        platforms: Sequence[Literal["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"]] | None = None,
        lookback_days: int | None = None,
        webhook_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.AuditRun:
        """Run a brand audit. Starts an audit in the background. Poll GET /v1/audit/{audit_id}, or give a
        webhook_url: it receives a signed POST when the audit ends, with the body of `audit.completed`; if the
        audit failed, its `status` is `failed`.

        Minimum plan: Pro. Scope: `audits:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param workspace_id: Default: the key's own workspace.
        :param platforms: Default: all connected platforms.
        :param lookback_days: How many days of figures the audit keeps with its result. It does not affect the
            score, which rests on fixed windows of the formula (18 weeks of posts, a year of audience figures)
            so that audits can be compared.
        :param webhook_url: A public HTTPS address that receives a signed POST when the audit ends. The
            signing secret is shown in the dashboard, under Webhooks.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "workspace_id": workspace_id,
            "platforms": platforms,
            "lookback_days": lookback_days,
            "webhook_url": webhook_url,
        }
        return cast("t.AuditRun", self._send(OPERATIONS["runAudit"], given, idempotency_key))

    def get_audit(
        self,
        audit_id: str,
        *,
        expand: Sequence[Literal["explanation", "confidence"]] | None = None,
    ) -> t.AuditResult:
        """Result of an audit. The result of an audit that has ended, or 425 with the progress while it is
        processing.

        Minimum plan: Pro. Scope: `audits:read`, part of `read`. Rate limit: the one for all other operations
        together.

        :param audit_id: The audit's identifier.
        :param expand: Extra fields to return, comma-separated or as a repeated parameter.
        """
        given: dict[str, Any] = {
            "audit_id": audit_id,
            "expand": expand,
        }
        return cast("t.AuditResult", self._send(OPERATIONS["getAudit"], given))

    def list_campaigns(
        self,
        *,
        status: Literal["draft", "active", "completed"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.CampaignList:
        """Campaigns, newest first. Each with its current phase, how far along that is, and how the score has
        moved since the start.

        Minimum plan: Agency. Scope: `campaigns:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param status: Only campaigns in this state. Default: all.
        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        """
        given: dict[str, Any] = {
            "status": status,
            "limit": limit,
            "offset": offset,
        }
        return cast("t.CampaignList", self._send(OPERATIONS["listCampaigns"], given))

    def create_campaign(
        self,
        *,
        name: str,
        objective: str | None = None,
        start_date: str,
        duration_weeks: int | None = None,
        phases: Sequence[t.PhasePlan] | None = None,
        workspace_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.NewCampaign:
        """Create a campaign. Creates a plan in phases. It is a draft until its start, then moves through its
        phases by itself.

        Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param name: The campaign's name.
        :param objective: What the campaign should achieve. Blank text means none.
        :param start_date: When the campaign starts, in the future: a timestamp with an offset, or a date for
            00:00 UTC on that day.
        :param duration_weeks: Weeks from start to end. Default: the sum of the phases' weeks, or 12 if no
            phase has weeks.
        :param phases: Default: the standard arc of Foundation, Build, Peak and Echo.
        :param workspace_id: The workspace to use. Default: the key's own.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "name": name,
            "objective": objective,
            "start_date": start_date,
            "duration_weeks": duration_weeks,
            "phases": phases,
            "workspace_id": workspace_id,
        }
        return cast("t.NewCampaign", self._send(OPERATIONS["createCampaign"], given, idempotency_key))

    def get_campaign(
        self,
        campaign_id: str,
    ) -> t.Campaign:
        """One campaign. A campaign in a workspace the key has access to, with its plan.

        Minimum plan: Agency. Scope: `campaigns:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param campaign_id: The campaign's identifier.
        """
        given: dict[str, Any] = {
            "campaign_id": campaign_id,
        }
        return cast("t.Campaign", self._send(OPERATIONS["getCampaign"], given))

    def change_campaign(
        self,
        campaign_id: str,
        *,
        name: str | None = None,
        objective: str | None = None,
        start_date: str | None = None,
        duration_weeks: int | None = None,
        phases: Sequence[t.PhasePlan] | None = None,
        workspace_id: str | None = None,
    ) -> t.Campaign:
        """Change a campaign. Name and objective can change at any time; start_date, duration_weeks and phases
        only while it is a draft.

        Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param campaign_id: The campaign's identifier.
        :param name: The campaign's name.
        :param objective: What the campaign should achieve. Blank text means none.
        :param start_date: When the campaign starts, in the future: a timestamp with an offset, or a date for
            00:00 UTC on that day.
        :param duration_weeks: Weeks from start to end, 1 to 104. If left out, it stays as it is or, when
            phases with weeks are sent, becomes their sum. Sent on its own, it splits a standard arc again.
        :param phases: Default: the standard arc of Foundation, Build, Peak and Echo.
        :param workspace_id: The workspace to use. Default: the key's own.
        """
        given: dict[str, Any] = {
            "campaign_id": campaign_id,
            "name": name,
            "objective": objective,
            "start_date": start_date,
            "duration_weeks": duration_weeks,
            "phases": phases,
            "workspace_id": workspace_id,
        }
        return cast("t.Campaign", self._send(OPERATIONS["changeCampaign"], given))

    def delete_campaign(
        self,
        campaign_id: str,
    ) -> t.DeletedCampaign:
        """Delete a campaign. Deletes the campaign, whatever its state. Events it caused stay.

        Minimum plan: Agency. Scope: `campaigns:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param campaign_id: The campaign's identifier.
        """
        given: dict[str, Any] = {
            "campaign_id": campaign_id,
        }
        return cast("t.DeletedCampaign", self._send(OPERATIONS["deleteCampaign"], given))

    def list_platforms(
        self,
        *,
        workspace_id: str | None = None,
    ) -> t.PlatformList:
        """Connected platforms. The workspace's platforms with their audience, and those that could still be
        connected.

        Minimum plan: Pro. Scope: `platforms:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param workspace_id: The workspace to use. Default: the key's own.
        """
        given: dict[str, Any] = {
            "workspace_id": workspace_id,
        }
        return cast("t.PlatformList", self._send(OPERATIONS["listPlatforms"], given))

    def list_imports(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
        workspace_id: str | None = None,
    ) -> t.ImportList:
        """List imports. The files sent to the workspace for import, through the API or the dashboard, in every
        state, newest first.

        Minimum plan: Pro. Scope: `imports:read`, part of `read`. Rate limit: the one for all other operations
        together.

        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        :param workspace_id: The workspace to use. Default: the key's own.
        """
        given: dict[str, Any] = {
            "limit": limit,
            "offset": offset,
            "workspace_id": workspace_id,
        }
        return cast("t.ImportList", self._send(OPERATIONS["listImports"], given))

    def create_import(
        self,
        *,
        platform: Literal["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"],
        handle: str,
        file_name: str,
        workspace_id: str | None = None,
        file: FileToSend,
        idempotency_key: str | None = None,
    ) -> t.StartedImport:
        """Import a file. Send a file exported from a platform, or one of the plain forms in the guide “Files to
        import”, as the body. It is imported in the background: GET /v1/imports/{import_id} says what came of
        it, with every row that was left out and why. A file in no known format ends as `failed`. Sending the
        same file again changes nothing. An `Idempotency-Key` is checked against a digest of the bytes once
        they have arrived.

        Minimum plan: Pro. Scope: `imports:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param platform: The platform the file comes from.
        :param handle: The profile's name on the platform; a leading @ is ignored.
        :param file_name: The file's name, at most 255 characters. Some formats give their year or profile
            only there.
        :param workspace_id: The workspace to use. Default: the key's own.
        :param file: The file as it is, at most 200 MB; `application/octet-stream` works for every kind. It is
            recognised by its content.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "platform": platform,
            "handle": handle,
            "file_name": file_name,
            "workspace_id": workspace_id,
            "file": file,
        }
        return cast("t.StartedImport", self._send(OPERATIONS["createImport"], given, idempotency_key))

    def get_import(
        self,
        import_id: str,
    ) -> t.Import:
        """One import. What came of a file sent to a workspace the key has access to. Ask again every few seconds
        while `status` is `processing`.

        Minimum plan: Pro. Scope: `imports:read`, part of `read`. Rate limit: the one for all other operations
        together.

        :param import_id: The import's identifier.
        """
        given: dict[str, Any] = {
            "import_id": import_id,
        }
        return cast("t.Import", self._send(OPERATIONS["getImport"], given))

    def score_content(
        self,
        *,
        expand: Sequence[Literal["evidence"]] | None = None,
        max_feedback: int | None = None,
        content_type: Literal["text", "image", "video"],
        content: str,
        platform: Literal["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"],
        format: Literal["post", "story", "reel", "short", "thread"] | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContentScore:
        """Score a draft. How a text, image or video is likely to do on a platform, what that would do to the
        pillars, and what would make it better. A format the platform does not have is scored as the closest
        one it has, and a text that is too long only as far as the platform accepts it; the feedback says so.
        A text that would hurt someone, exploits a disaster to sell, is spam or cannot be read gets a warning
        as its first feedback and under `warnings` in the evidence; one that would hurt someone scores below
        any ordinary text. An image or video that cannot be read is scored by platform and format alone: the
        first feedback says so, and with `expand=evidence`, `evidence.media` is `{ read: false, reason }`.
        Nothing is changed.

        Minimum plan: Agency. Scope: `studio:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param expand: Extra fields to return: `evidence` (warnings, the score's interval, whether a file was
            read, and what the score rests on), and with it the `kind` of each piece of feedback.
        :param max_feedback: The most entries `feedback` may have.
        :param content_type: What kind of `content` it is.
        :param content: The text itself (not blank, at most 10000 Unicode code points), or the public HTTPS
            address of an image or video of at most 100 MB.
        :param platform: The platform it is meant for.
        :param format: Where on the platform it will appear.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "expand": expand,
            "max_feedback": max_feedback,
            "content_type": content_type,
            "content": content,
            "platform": platform,
            "format": format,
        }
        return cast("t.ContentScore", self._send(OPERATIONS["scoreContent"], given, idempotency_key))

    def get_workspace(
        self,
    ) -> t.Workspace:
        """Workspace information. The key's workspace, its plan and how much of it is used.

        Minimum plan: Pro. Scope: `workspace:read`, part of `read`. Rate limit: the one for all other
        operations together.
        """
        given: dict[str, Any] = {}
        return cast("t.Workspace", self._send(OPERATIONS["getWorkspace"], given))

    def list_workspaces(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.WorkspaceList:
        """List workspaces. The workspaces the key may name as `workspace_id`, newest first: for a key of the
        account's primary workspace, all of the account; for any other key, its own.

        Minimum plan: Pro. Scope: `workspace:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        """
        given: dict[str, Any] = {
            "limit": limit,
            "offset": offset,
        }
        return cast("t.WorkspaceList", self._send(OPERATIONS["listWorkspaces"], given))

    def list_webhooks(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.WebhookList:
        """List webhooks. The webhooks of the key's workspace, newest first.

        Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        """
        given: dict[str, Any] = {
            "limit": limit,
            "offset": offset,
        }
        return cast("t.WebhookList", self._send(OPERATIONS["listWebhooks"], given))

    def create_webhook(
        self,
        *,
        url: str,
        events: Sequence[Literal["audit.completed", "score.changed", "campaign.phase_changed"]],
        secret: str | None = None,
        workspace_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Webhook:
        """Configure a webhook. Registers an HTTPS address for events. The secret is never returned. If you do
        not send one, one is generated; `rotate-secret` replaces it with one you can see.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param url: A public HTTPS address that receives a POST for each event.
        :param events: The events sent to the webhook; a name given twice counts once.
        :param secret: Shared secret for the signature: `whsec_` followed by the base64 of 24 to 64 bytes, or
            any other text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is
            generated.
        :param workspace_id: The workspace to use. Default: the key's own.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "url": url,
            "events": events,
            "secret": secret,
            "workspace_id": workspace_id,
        }
        return cast("t.Webhook", self._send(OPERATIONS["createWebhook"], given, idempotency_key))

    def get_webhook(
        self,
        webhook_id: str,
    ) -> t.Webhook:
        """Get a webhook.

        Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
        }
        return cast("t.Webhook", self._send(OPERATIONS["getWebhook"], given))

    def change_webhook(
        self,
        webhook_id: str,
        *,
        url: str | None = None,
        events: Sequence[Literal["audit.completed", "score.changed", "campaign.phase_changed"]] | None = None,
        status: Literal["active", "paused"] | None = None,
        workspace_id: str | None = None,
    ) -> t.Webhook:
        """Change a webhook. Changes its address or events, or pauses or activates it. Fields left out stay as
        they are.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        :param url: A public HTTPS address that receives a POST for each event.
        :param events: The events sent to the webhook; a name given twice counts once.
        :param status: `paused`: no new deliveries, and pending ones wait; `active`: deliveries resume, also
            after the webhook was disabled.
        :param workspace_id: The workspace to use. Default: the key's own.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
            "url": url,
            "events": events,
            "status": status,
            "workspace_id": workspace_id,
        }
        return cast("t.Webhook", self._send(OPERATIONS["changeWebhook"], given))

    def delete_webhook(
        self,
        webhook_id: str,
    ) -> t.DeletedWebhook:
        """Delete a webhook. Deletes the webhook and its deliveries. Anything still waiting to be sent is
        dropped.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
        }
        return cast("t.DeletedWebhook", self._send(OPERATIONS["deleteWebhook"], given))

    def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        secret: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedSecret:
        """Rotate the secret of a webhook. Gives the webhook a new secret and returns it, once. For 24 hours,
        deliveries are signed with both, the new one first.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        :param secret: Shared secret for the signature: `whsec_` followed by the base64 of 24 to 64 bytes, or
            any other text of 12 characters or more, whose UTF-8 bytes are the key. Default: a new one is
            generated.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
            "secret": secret,
        }
        return cast("t.RotatedSecret", self._send(OPERATIONS["rotateWebhookSecret"], given, idempotency_key))

    def test_webhook(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> t.NewDelivery:
        """Send a test to a webhook. Sends a `webhook.test` event to this webhook, even while it is paused or
        disabled.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
        }
        return cast("t.NewDelivery", self._send(OPERATIONS["testWebhook"], given, idempotency_key))

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | None = None,
        offset: int | None = None,
        status: Literal["pending", "succeeded", "failed"] | None = None,
    ) -> t.DeliveryList:
        """List the deliveries of a webhook. What has been sent and what is still to be sent, with every attempt,
        newest first.

        Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        :param limit: Most entries to return; anything above 100 counts as 100.
        :param offset: Entries to skip at the start of the list.
        :param status: Default: all deliveries.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
            "limit": limit,
            "offset": offset,
            "status": status,
        }
        return cast("t.DeliveryList", self._send(OPERATIONS["listDeliveries"], given))

    def list_events(
        self,
        *,
        after: int | None = None,
        wait_seconds: int | None = None,
        limit: int | None = None,
        workspace_id: str | None = None,
    ) -> t.WebhookEventList:
        """Listen to events. What the workspace's webhooks are told of, as it happens, for a machine that cannot
        be reached from outside: ask for the present end, then again and again with the `next` of the answer
        before. None is missed, and tests are among them. `plinth webhooks listen` does this and forwards
        them, signed.

        Minimum plan: Agency. Scope: `webhooks:read`, part of `read`. Rate limit: the one for all other
        operations together.

        :param after: The `next` of the answer before. Default: the present end; there are no events then.
        :param wait_seconds: How long to wait for an event where there is none yet. If too many wait, the
            answer comes at once.
        :param limit: Most entries to return; anything above 100 counts as 100.
        :param workspace_id: The workspace to use. Default: the key's own.
        """
        given: dict[str, Any] = {
            "after": after,
            "wait_seconds": wait_seconds,
            "limit": limit,
            "workspace_id": workspace_id,
        }
        return cast("t.WebhookEventList", self._send(OPERATIONS["listEvents"], given))

    def test_event(
        self,
        *,
        event: Literal["audit.completed", "score.changed", "campaign.phase_changed"],
        workspace_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TestEvent:
        """Send an example of an event. Sends an example of an event, with `test: true`, to whoever listens by
        GET /v1/events. No webhook receives it; POST /v1/webhooks/{webhook_id}/test tries one of those.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param workspace_id: The workspace to use. Default: the key's own.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "event": event,
            "workspace_id": workspace_id,
        }
        return cast("t.TestEvent", self._send(OPERATIONS["testEvent"], given, idempotency_key))

    def replay_delivery(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> t.NewDelivery:
        """Replay a delivery. Sends the same message, with the same `webhook-id`, to the webhook again.

        Minimum plan: Agency. Scope: `webhooks:write`, part of `write`. Rate limit: the one for all other
        operations together.

        :param webhook_id: The webhook's identifier.
        :param delivery_id: The delivery's identifier, `dlv_…`.
        :param idempotency_key: of your own, to make a later call the same request; a random one when left
            out.
        """
        given: dict[str, Any] = {
            "webhook_id": webhook_id,
            "delivery_id": delivery_id,
        }
        return cast("t.NewDelivery", self._send(OPERATIONS["replayDelivery"], given, idempotency_key))

    def wait_for_audit(
        self,
        audit_id: str,
        *,
        timeout: float = 600,
        expand: Sequence[Literal["explanation", "confidence"]] | None = None,
        on_progress: Callable[[WaitProgress], Any] | None = None,
    ) -> t.AuditResult:
        """Waits until an audit has ended, asking as often as the service asks for.

        A failed audit is a result too: ``status`` is ``failed``, ``error`` says why, and its run is given back.

        :param timeout: how long to wait in all, in seconds.
        :param on_progress: called each time the service says that the audit is still processing.
        :raises TimedOutError: when it has not ended by then; the audit goes on.
        """
        return wait_for_audit(lambda: self.get_audit(audit_id, expand=expand), audit_id, timeout, on_progress)
