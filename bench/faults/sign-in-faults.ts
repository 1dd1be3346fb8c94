import { Client } from "undici";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { signIn } from "../product/sign-in.ts";
import { ask, countStatuses } from "./client.ts";
import type { Fault } from "./fault.ts";
import { enter, makePerson, type Person } from "./person.ts";
import { type Stage, until } from "./stage.ts";

const GUESSES = 1_000;
const CLIENTS = 20;
/** Of each kind, one after the other. */
const TIMED = 40;

const guesses: Fault = {
  number: 27,
  title:
    "1,000 sign-in guesses; an unknown and a known user; an old cookie after signing out everywhere; bad callbackUrl",
  bar: "throttled; same time (± 25 %); 401; no open redirect",
  invariants: ["I5", "I7"],
  run: async (stage) => {
    const person = await makePerson();
    const { looked, statuses } = await guess(stage, person);
    const { known, unknown } = await compareTimes(stage, person);
    const old = await tryOldCookie(stage);
    const redirects = await tryCallbacks(stage);
    const ratio = unknown / known;
    return {
      figure: `${looked} of ${GUESSES} passwords looked at (${statuses}); unknown ${unknown.toFixed(0)} ms, known ${known.toFixed(0)} ms (× ${ratio.toFixed(2)}); old cookie ${old.before} → ${old.after}; ${redirects} open redirects`,
      pass:
        looked <= 20 &&
        ratio > 0.75 &&
        ratio < 1.25 &&
        old.before === 200 &&
        old.after === 401 &&
        redirects === 0,
    };
  },
};

/** One address guesses at one person's password, as fast as it is answered. */
async function guess(stage: Stage, { email }: Person) {
  const answers: { status: number }[] = [];
  const client = async (n: number) => {
    const own = new Client(stage.web().url);
    for (let at = n; at < GUESSES; at += CLIENTS)
      answers.push(await signIn(own, { email, password: `guess number ${at}` }).catch(() => ({ status: 0 })));
    await own.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return { looked: answers.filter(({ status }) => status === 401).length, statuses: countStatuses(answers) };
}

/** Each attempt from a place of its own, so that none waits for its turn. */
async function compareTimes(stage: Stage, person: Person): Promise<{ known: number; unknown: number }> {
  const web = await stage.startWeb({ PLINTH_TRUSTED_PROXIES: "127.0.0.1" });
  const client = new Client(web.url);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < 2 * (TIMED + 2); n++) {
    const kind = n % 2 === 0 ? "known" : "unknown";
    const email = kind === "known" ? person.email : `nobody${n}@larkspur.example`;
    const from = { "x-forwarded-for": `203.0.${n}.1` };
    const begun = performance.now();
    await signIn(client, { email, password: "not this one" }, from);
    if (n >= 4) times[kind].push(performance.now() - begun);
  }
  await client.close();
  // A busy machine only adds: the quicker quarter tells what the work itself takes.
  const quarter = (all: number[]) => quantileLow(all, 0.25) ?? Number.NaN;
  return { known: quarter(times.known), unknown: quarter(times.unknown) };
}

async function tryOldCookie(stage: Stage): Promise<{ before: number; after: number }> {
  const { url } = stage.web();
  const person = await makePerson();
  const [old, own] = [await enter(url, person), await enter(url, person)];
  const path = `/internal/workspaces/${person.id}/notices`;
  const openPage = async () => {
    const page = await ask(url, "GET", `/w/${person.id}`, { headers: old });
    return page.status;
  };
  const before = await openPage();
  await ask(url, "DELETE", "/internal/sessions", { headers: own, body: {} });
  let after = 0;
  await until(async () => {
    after = (await ask(url, "POST", `${path}/ntc_none/seen`, { headers: old, body: {} })).status;
    if (after !== 401)
      after = (await ask(url, "DELETE", "/internal/sessions", { headers: old, body: {} })).status;
    return after === 401;
  }, 3);
  return { before, after };
}

const CALLBACKS = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "https:evil.example",
  "http://127.0.0.1.evil.example/",
  "javascript:alert(1)",
  "https://evil.example@127.0.0.1/",
  "/%09/evil.example",
];

/** @returns how many lead a person who has just signed in elsewhere. */
async function tryCallbacks(stage: Stage): Promise<number> {
  const { url } = stage.web();
  const person = await makePerson();
  const own = new URL(url).host;
  let open = 0;
  for (const callbackUrl of CALLBACKS) {
    const client = new Client(url);
    const { email, password } = person;
    const answer = await signIn(client, { email, password, callbackUrl });
    await client.close();
    const target = URL.canParse(answer.url, url) ? new URL(answer.url, url) : null;
    if (!target || target.host !== own || !/^https?:$/.test(target.protocol)) open++;
    const page = await ask(url, "GET", `/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    if (/evil\.example/.test(page.headers.get("location") ?? "")) open++;
  }
  return open;
}

export const SIGN_IN_FAULTS = [guesses];
