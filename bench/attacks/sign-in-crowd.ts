import { type Attack, count, type Tally } from "./ground/attack.ts";
import { flood } from "./ground/flood.ts";
import { signIn } from "./ground/sign-in.ts";

/** From so many addresses that no limit of one place helps: real ones, of the loopback network. */
export const signInCrowd: Attack = {
  name: "sign-in-crowd",
  by: "stranger",
  tried: "100 clients with addresses of their own sign in at once, again and again",
  clients: 100,
  run: async ({ url, seconds }, _tenant, tally: Tally) => {
    const send: Parameters<typeof flood>[0]["send"] = async (client, n) => {
      const attempt = { email: `nobody${n}@attacks.example`, password: "a wrong one" };
      return (await signIn(client, attempt)).status;
    };
    await flood({ url, clients: 100, seconds, send, apart: true }, tally);
    if (!tally.has("503") && !tally.has("401")) count(tally, "never refused");
    return tally.has("200") ? "somebody was signed in" : null;
  },
};
