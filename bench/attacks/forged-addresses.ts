import { Client } from "undici";
import { type Attack, count } from "./ground/attack.ts";
import { addressOf, ask } from "./ground/flood.ts";
import { isSignedIn, signIn } from "./ground/sign-in.ts";

const GUESSES = 40;
const SIGN_UPS = 25;
/** What one place may do at once: more is a forged address that was believed. */
const FREE = { guesses: 13, signUps: 10 };

const forged = (n: number) => ({ "x-forwarded-for": `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` });

/** Each request says that it comes from elsewhere; the owner comes from another address, with the right password. */
export const forgedAddresses: Attack = {
  name: "forged-addresses",
  by: "stranger",
  tried: `${GUESSES} guesses at an owner's password and ${SIGN_UPS} sign-ups under forged addresses; then the owner signs in`,
  clients: 20,
  run: async ({ url, demo: { email, password } }, _tenant, tally) => {
    const client = new Client(url, { localAddress: addressOf(40_000) });
    const before = performance.now();
    const guess = async (n: number) => {
      const attempt = { email, password: `a wrong one ${n}`, headers: forged(n) };
      const { status, text } = await signIn(client, attempt);
      const isThrottled = /second|minute|wait|too many/i.test(decodeURIComponent(text));
      count(tally, `guess ${status}${isThrottled ? " (wait)" : ""}`);
      return isThrottled;
    };
    let judged = 0;
    for (let n = 0; n < GUESSES; n++) if (!(await guess(n))) judged += 1;
    let made = 0;
    for (let n = 0; n < SIGN_UPS; n++) {
      const account = {
        brand: "Nobody",
        name: "Nobody",
        email: `forged${n}@attacks.example`,
        password: "a long one 7",
      };
      const headers = { ...forged(n), "content-type": "application/json", "sec-fetch-site": "same-origin" };
      const body = JSON.stringify(account);
      const status = await ask(client, "/internal/sign-up", { method: "POST", headers, body });
      count(tally, `sign-up ${status}`);
      if (status === 200) made += 1;
    }
    await client.close();
    const seconds = (performance.now() - before) / 1_000;
    const owner = new Client(url, { localAddress: addressOf(41_000) });
    const { cookie } = await signIn(owner, { email, password });
    await owner.close();
    if (!isSignedIn(cookie)) return "the owner is locked out";
    // A guess more for each second that the turns lasted is what they allow.
    if (judged > FREE.guesses + seconds / 10) return `${judged} guesses of one place were judged`;
    return made > FREE.signUps ? `${made} sign-ups of one place` : null;
  },
};
