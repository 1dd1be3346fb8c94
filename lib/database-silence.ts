import pg from "pg";

const PROBE_EVERY_MS = 250;
const PROBE_WITHIN_MS = 2_000;
/** What the driver says of a connection, or a statement, that got no answer in time. */
const NO_ANSWER = /^(Query read timeout|Connection terminated due to connection timeout)$/;

/** The code of the error that `refuse` throws. */
export const SILENT = "PLINTH_SILENT";

export type Silence = {
  /** @throws Error with the code `SILENT` while the database is known to be silent. */
  refuse: () => void;
  /** Looks at a failure: after one that was no answer at all nobody waits any more until a probe gets one. */
  note: (error: unknown) => void;
  /** Whether a connection that was opened then may be one to which nobody answers any more. */
  isDoubtful: (openedAt: number) => boolean;
};

/**
 * Knows when a database has fallen silent: it takes connections and statements, and answers none. Whoever asks it then would wait to
 * the end of their time, one after the other. So the first who finds out is the last who waits: all others are refused at once,
 * while a probe on a connection of its own looks four times a second whether it answers again.
 */
export function watchForSilence(connectionString: string): Silence {
  let since = Number.NEGATIVE_INFINITY;
  let isSilent = false;
  const look = async (): Promise<void> => {
    isSilent = !(await answers(connectionString));
    if (isSilent) setTimeout(look, PROBE_EVERY_MS).unref();
  };
  return {
    refuse: () => {
      if (isSilent) throw Object.assign(new Error("the database is silent"), { code: SILENT });
    },
    note: (error) => {
      if (!(error instanceof Error && NO_ANSWER.test(error.message))) return;
      since = performance.now();
      if (isSilent) return;
      isSilent = true;
      void look();
    },
    isDoubtful: (openedAt) => openedAt <= since,
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_WITHIN_MS,
    query_timeout: PROBE_WITHIN_MS,
    application_name: "plinth probe",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}
