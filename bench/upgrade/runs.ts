import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Receiver } from "#scripts/testing/https-receiver.ts";
import { compare } from "../answers/compare.ts";
import { connectTo } from "../answers/database.ts";
import type { Installation } from "../answers/installation.ts";
import { launchProduct, type Product, startProduct } from "../product/start-product.ts";
import { checkLedger, type OldPoint } from "./check-ledger.ts";
import { awaitSwitch, checkDays } from "./check-points.ts";
import { checkRunning } from "./check-running.ts";
import { checkScores } from "./check-scores.ts";
import { type Compared, compareSnapshots, type Snapshot, withoutChanges } from "./compare.ts";
import { cutOff, type Point } from "./cut-off.ts";
import { recordAnswers } from "./record-reads.ts";
import { readSnapshot } from "./snapshot.ts";
import type { Subject } from "./subjects.ts";
import { withoutSwitch } from "./switched-answers.ts";

/** What the last landing said and held. */
export type Before = {
  snapshot: Snapshot;
  /** The reconstructed history, which a new formula replaces. */
  history: OldPoint[];
  answers: string;
  installation: Installation;
  receiver: Receiver;
  folder: string;
};

/**
 * Upgrades a copy by the start of this checkout and compares all that can be compared.
 * @param point where it is killed once; not at all without one.
 */
export async function upgrade(subject: Subject, before: Before, point?: Point): Promise<Compared[]> {
  const found: Compared[] = [];
  let product: Product | null = null;
  try {
    if (point) {
      const again = await cutOff(subject, point);
      product = again.product;
      found.push(again.proof);
    } else {
      product = await startProduct(subject.place);
    }
    found.push(...(await compareAll(subject, product, before)));
    if (!subject.isEmbedded) {
      await product.stop();
      product = await startWithoutOwner(subject);
      found.push({ what: "starts without the owner", equal: 1, total: 1, differences: [] });
    }
    return found;
  } finally {
    await product?.stop();
    await subject.remove();
  }
}

async function compareAll(subject: Subject, { url }: Product, before: Before): Promise<Compared[]> {
  const { installation, receiver, folder } = before;
  const cluster = await subject.open();
  const database = connectTo(cluster.url);
  const running = { place: subject.place, url, database, installation, receiver };
  try {
    const switched = [await awaitSwitch(database), await checkDays(database)];
    const rows = compareSnapshots(before.snapshot, await readSnapshot(database, "after"));
    const answers = join(folder, "after.jsonl");
    await recordAnswers(url, answers, { database, installation });
    const { equal, total, report } = compare(before.answers, answers, (line) =>
      withoutSwitch(withoutChanges(line)),
    );
    rmSync(answers);
    const differences = equal === total ? [] : [report];
    const scores = await checkScores(running);
    const ledger = await checkLedger(running, before.history);
    const said = { what: "answers of the API", equal, total, differences };
    return [...switched, ...rows, said, ...scores, ledger, ...(await checkRunning(running))];
  } finally {
    await database.close();
    await cluster.release();
  }
}

/** Web servers elsewhere need not know the owner. */
function startWithoutOwner({ place }: Subject): Promise<Product> {
  return startProduct({ ...place, env: { ...place.env, DATABASE_OWNER_URL: "" } });
}

/** The settings of before, with which a start says what to do and changes nothing. */
export async function checkOldSettings(subject: Subject): Promise<Compared> {
  const { DATABASE_OWNER_URL: owner = "", DATABASE_SWEEP_URL: sweep = "" } = subject.place.env ?? {};
  const asBefore = { DATABASE_URL: owner, DATABASE_OWNER_URL: "" };
  const cases = [
    { env: { ...asBefore, DATABASE_SWEEP_URL: "" }, says: /DATABASE_SWEEP_URL is not.*README/s },
    { env: { ...asBefore, DATABASE_SWEEP_URL: sweep }, says: /set DATABASE_OWNER_URL/ },
  ];
  const differences: string[] = [];
  for (const { env, says } of cases) {
    const launched = await launchProduct({ ...subject.place, env: { ...subject.place.env, ...env } });
    const outcome = await launched.ready().then(
      () => "it started",
      () => launched.said(),
    );
    await launched.stop();
    if (!says.test(outcome)) differences.push(`with the settings of before: ${outcome}`);
  }
  return {
    what: "settings of before, refused",
    equal: cases.length - differences.length,
    total: cases.length,
    differences,
  };
}
