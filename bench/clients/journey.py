# http.client of Python on one connection that is idle for longer than the server keeps it.
import http.client
import json
import os
import time
import uuid
from urllib.parse import urlsplit

connection = http.client.HTTPConnection(urlsplit(os.environ["PLINTH_URL"]).netloc, timeout=60)
reopened = 0


def send(method, path, body=None, kind="application/json"):
    """http.client does not notice that an idle connection was closed: what was not answered at all is sent again on a new one."""
    global reopened
    headers = {"Authorization": "Bearer " + os.environ["PLINTH_API_KEY"]}
    if body is not None:
        headers |= {"Content-Type": kind, "Idempotency-Key": str(uuid.uuid4())}
    for is_last in (False, True):
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            break
        except (http.client.RemoteDisconnected, ConnectionError):
            if is_last:
                raise
            reopened += 1
            connection.close()
    text = answer.read()
    if answer.status not in (200, 425):
        raise SystemExit(f"{answer.status} {text}")
    return answer, json.loads(text)


gap = int(os.environ["GAP_SECONDS"])
send("GET", "/v1/workspace")
with open(os.environ["FILE"], "rb") as file:
    place = "/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv"
    _, started = send("POST", place, file.read(), "text/csv")
imported = {"status": "processing"}
while imported["status"] == "processing":
    time.sleep(0.5)
    _, imported = send("GET", "/v1/imports/" + started["import_id"])
time.sleep(gap)
_, audit = send("POST", "/v1/audit/run", b"{}")
time.sleep(gap)
while True:
    answer, _ = send("GET", "/v1/audit/" + audit["audit_id"])
    if answer.status == 200:
        break
    time.sleep(int(answer.headers["Retry-After"]))
_, score = send("GET", "/v1/score")
print(json.dumps({
    "audit_id": audit["audit_id"],
    "imported": imported["status"],
    "score": score["score"],
    "note": f"{reopened} connections reopened",
}))
