import type { Database } from "../answers/database.ts";
import type { Installation } from "../answers/installation.ts";
import { createRecorder } from "../answers/recorder.ts";
import { recordReads } from "../answers/requests/reads.ts";
import { readThings } from "../answers/things.ts";

const FIRST = [
  "/v1/workspace",
  "/v1/platforms",
  "/v1/score?expand=explanation,confidence",
  "/v1/score/history",
];
const LISTS = ["/v1/audit", "/v1/campaigns", "/v1/webhooks"];

/** Records every read of a product: each option for the workspaces that `recordReads` looks into, the main ones for every key. */
export async function recordAnswers(
  url: string,
  out: string,
  { database, installation }: { database: Database; installation: Installation },
): Promise<void> {
  const things = await readThings(database);
  const { known } = things;
  const recorder = createRecorder({ url, out, database, known, startedAt: Date.now(), receiverUrl: url });
  await recordReads(recorder, installation, things);
  const { callers, keys, others } = installation;
  for (const by of [...Object.values(callers), ...others, ...Object.values(keys)]) {
    const audits = things.of("audits", by.id).map((id) => `/v1/audit/${id}`);
    const deliveries = things.of("webhooks", by.id).map((id) => `/v1/webhooks/${id}/deliveries`);
    // A live score tells when it was computed.
    const paths = [...FIRST, ...LISTS, ...audits, ...deliveries].filter(
      (path) => by.name !== "live" || !path.startsWith("/v1/score?"),
    );
    for (const path of paths) await recorder.ask(`GET ${path}`, { by });
  }
}
