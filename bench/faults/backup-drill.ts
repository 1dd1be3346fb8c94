import { runDrill } from "../backup/run-drill.ts";
import type { Fault } from "./fault.ts";

/** Enough rows that a backup takes a while; `npm run bench -- backup` makes more. */
const TIMES = 10;

/** Beside the 30: a disaster, and the way back from it. */
const backupDrill: Fault = {
  number: 31,
  title: "everything is lost: backup of a product under way, restored into an empty installation",
  bar: "no request fails meanwhile; no row, score or audit differs",
  // It has products and databases of its own, compared row by row.
  invariants: [],
  run: async () => {
    const { backup, restore, traffic, differing, scoresAreSame, auditsAreEqual, pass } =
      await runDrill(TIMES);
    const requests = traffic.writes + traffic.reads;
    return {
      figure: `backup of ${backup.rows} rows in ${backup.seconds} s, ${traffic.failed} of ${requests} requests failed meanwhile; restored in ${restore.seconds} s, ${restore.compared.different} of ${restore.compared.rows} rows differ, ${differing.length} tables at rest; scores ${scoresAreSame ? "the same" : "differ"}, audits ${auditsAreEqual ? "equal" : "not equal"}`,
      pass,
    };
  },
};

export const BACKUP_DRILLS = [backupDrill];
