// What strangers, tenants and faults of the database take from other tenants: attacks on `npm start`, each with p95 of a bystander.
import { parseArgs } from "node:util";
import type { Attack } from "./attacks/ground/attack.ts";
import { pin } from "./attacks/ground/pin.ts";
import { type Outcome, runAttack } from "./attacks/ground/run-attack.ts";
import { startSite } from "./attacks/ground/site.ts";
import { openVolume } from "./attacks/ground/volume.ts";
import { ATTACKS } from "./attacks/list.ts";

const USAGE = `npm run bench:attacks -- [options]

  --only A,B     attacks by name
  --seconds N    of each crowd or storm (10)
  --list         names only
`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "10" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const names = values.only?.split(",");
const unknown = names?.filter((name) => !ATTACKS.some((attack) => attack.name === name)) ?? [];
if (values.help || values.list || unknown.length > 0) {
  for (const name of unknown) process.stderr.write(`there is no attack ${name}\n`);
  process.stdout.write(values.help ? USAGE : ATTACKS.map(({ name }) => `${name}\n`).join(""));
  process.exit(unknown.length > 0 ? 1 : 0);
}

const chosen = ATTACKS.filter(({ name }) => !names || names.includes(name));
const outcomes: Outcome[] = [];
let failures = 0;
for (const group of Map.groupBy(chosen, ({ volumeMb }) => volumeMb).entries()) await runGroup(...group);
write(`\n${outcomes.length - failures} of ${chosen.length} stand\n`);
process.exit(outcomes.length === chosen.length && failures === 0 ? 0 : 1);

async function runGroup(volumeMb: number | undefined, attacks: Attack[]): Promise<void> {
  const volume = openVolume(volumeMb);
  const site = await startSite(volume.folder, Number(values.seconds)).catch((error) => {
    volume.close();
    throw error;
  });
  const cleanUp = async () => {
    await site.stop();
    volume.close();
  };
  const breakOff = () => void cleanUp().finally(() => process.exit(130));
  process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
  try {
    // Not before the product was started: its processes would be held back with us.
    const isApart = pin(process.pid, 1);
    if (outcomes.length === 0)
      write(
        isApart ? "the product on processor 0, attackers and bystander on 1\n" : "on the same processors\n",
      );
    for (const attack of attacks) print(await runAttack(site, attack));
  } finally {
    process.off("SIGINT", breakOff).off("SIGTERM", breakOff);
    await cleanUp();
  }
}

function print(outcome: Outcome): void {
  const { attack, answers, alone, harmless, during, seconds, others, complaints } = outcome;
  outcomes.push(outcome);
  if (complaints.length > 0) failures += 1;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  write(`
${attack.name} (${attack.by}, ${seconds.toFixed(0)} s): ${attack.tried}
  answered    ${answers || "nothing"}
  bystander   p95 ${ms(alone.p95)} alone, ${ms(harmless.p95)} beside ${attack.clients} harmless clients, ${ms(during.p95)} during (p50 ${ms(during.p50)}, max ${ms(during.max)}, ${during.requests} requests)
  machine     ${(100 * others).toFixed(0)} % of it taken by other programs
  ${complaints.length === 0 ? "stands" : `FAILS       ${complaints.join("; ")}`}
`);
}

function write(text: string): void {
  process.stdout.write(text);
}
