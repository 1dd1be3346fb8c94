# python3 from_nothing_to_a_score.py posts.csv twitter harbourbakery
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from plinth import Plinth, PlinthError, types, verify_webhook

path, platform, handle = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
client = Plinth(os.environ["PLINTH_API_KEY"], os.environ["PLINTH_URL"])
secret = os.environ["PLINTH_WEBHOOK_SECRET"]
events: list[types.PlinthEvent] = []


class Receiver(BaseHTTPRequestHandler):
    """Receives the webhooks and keeps those that are signed with the secret."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            events.append(verify_webhook(secret=secret, headers=self.headers, body=body))
            self.send_response(204)
        except PlinthError:
            self.send_response(400)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


receiver = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("HOOK_PORT", "3000"))), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()

workspace = client.get_workspace()
print(f"{workspace['name']} is on the {workspace['plan']} plan.")

import_id = client.create_import(platform=platform, handle=handle, file_name=path.name, file=path)["import_id"]
done = client.get_import(import_id)
while done["status"] == "processing":
    time.sleep(2)
    done = client.get_import(import_id)
if done["error"]:
    raise SystemExit(f"{done['error']['title']}: {done['error']['detail']}")
print(f"{done['posts']} new posts were imported.")

audit_id = client.run_audit()["audit_id"]
audit = client.wait_for_audit(audit_id)
if audit["status"] == "failed":
    raise SystemExit(f"{audit['error']['title']}: {audit['error']['detail']}")
score = client.get_score()["score"]
print(f"The score is {score}.")

# `plinth webhooks listen` asks the service every few seconds.
for _ in range(60):
    if any(one["type"] == "audit.completed" and one["data"]["audit_id"] == audit_id for one in events):
        print("The webhook audit.completed arrived.")
        break
    time.sleep(1)
else:
    raise SystemExit("No webhook arrived. Is `plinth webhooks listen` running?")
