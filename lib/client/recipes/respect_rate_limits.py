from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from plinth import Plinth, errors


def read_scores(client: Plinth, workspace_ids: list[str]) -> tuple[dict[str, float], list[str]]:
    """The scores of many workspaces of an account, three at a time, and what is left for the next round.

    The client itself waits as long as `Retry-After` says and repeats; a workspace that is still refused after that
    is left for later.
    """

    def read(workspace_id: str) -> float | None:
        try:
            return client.get_score(workspace_id=workspace_id, include_pillars=False)["score"]
        except errors.RateLimitedError:
            return None

    with ThreadPoolExecutor(max_workers=3) as pool:
        found = list(zip(workspace_ids, pool.map(read, workspace_ids)))
    scores = {workspace_id: score for workspace_id, score in found if score is not None}
    return scores, [workspace_id for workspace_id, score in found if score is None]
