from typing import Callable

from plinth import Plinth, errors, types


def run_and_wait(client: Plinth, report: Callable[[str], object] = print) -> types.AuditResult:
    """Runs an audit and waits for its result; joins the audit that is running already, if there is one."""
    result = client.wait_for_audit(
        start_or_join(client),
        timeout=600,
        on_progress=lambda progress: report(f"{progress['percent']} %: {progress['step']}"),
    )
    if result["status"] == "failed":
        report(f"The audit failed: {result['error']['detail']}")
    else:
        report(f"The score is {result['score']}.")
    return result


def start_or_join(client: Plinth) -> str:
    try:
        return client.run_audit(lookback_days=90)["audit_id"]
    except errors.AuditInProgressError:
        running = client.list_audits(limit=1)["audits"]
        if not running:
            raise
        return running[0]["audit_id"]
