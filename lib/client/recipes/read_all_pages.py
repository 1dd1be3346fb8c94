from __future__ import annotations

from plinth import Plinth, pages


def read_campaign_gains(client: Plinth) -> dict[str, str | None]:
    """How far every campaign has moved the score, by its id; None while there is no score."""
    return {
        campaign["id"]: campaign["score_delta"]
        for page in pages(client.list_campaigns, limit=100)
        for campaign in page["campaigns"]
    }
