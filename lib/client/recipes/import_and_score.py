import time
from pathlib import Path
from typing import Callable

from plinth import Plinth, types


def import_and_score(
    client: Plinth,
    path: Path,
    platform: types.Platform,
    handle: str,
    report: Callable[[str], object] = print,
) -> float:
    """Imports an export file of an account, audits the brand, and gives its score."""
    # The file is read from the disk while it is sent.
    started = client.create_import(platform=platform, handle=handle, file_name=path.name, file=path)
    done = wait_for_import(client, started["import_id"])
    if done["error"]:
        raise RuntimeError(f"{done['error']['title']}: {done['error']['detail']}")
    report(f"{done['posts']} new posts, {done['updated']} updated, {done['rejected_total']} rows left out")
    for row in done["rejected"]:
        report(f"line {row['line']}: {row['reason']}")
    audit = client.wait_for_audit(client.run_audit()["audit_id"])
    if audit["status"] == "failed":
        raise RuntimeError(f"{audit['error']['title']}: {audit['error']['detail']}")
    return client.get_score()["score"]


def wait_for_import(client: Plinth, import_id: str) -> types.Import:
    while True:
        found = client.get_import(import_id)
        if found["status"] != "processing":
            return found
        time.sleep(2)
