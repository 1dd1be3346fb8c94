import type { Attack } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

const MEBIBYTE = 1_048_576;
const nested = (open: string, close: string, levels: number, inmost = "") =>
  open.repeat(levels) + inmost + close.repeat(levels);

/** Each as large as a body may be, or just over; each is read whole before it is refused. */
function makeBodies(): string[] {
  const many = Array.from({ length: 90_000 }, (_, n) => `"k${n}":1`).join(",");
  return [
    `{"name":${nested("[", "]", 500_000)}}`,
    `{"phases":${nested('{"a":', "}", 170_000, "1")}}`,
    `{${many}}`,
    `{"__proto__":{"name":"x"},"constructor":{"prototype":{}},"name":${"9".repeat(900_000)}}`,
    `{"name":"${"\\u0000".repeat(170_000)}"}`,
    `{"phases":[${'{"name":"x","weeks":[1]},'.repeat(40_000)}{}]}`,
    "x".repeat(2 * MEBIBYTE),
  ];
}

export const deepJson: Attack = {
  name: "deep-json",
  by: "tenant",
  tried:
    "12 clients send JSON of 1 MiB: 500,000 levels, 90,000 fields, a number of 900,000 digits, 40,000 phases",
  clients: 12,
  run: async ({ url, seconds }, { key }, tally) => {
    const bodies = makeBodies();
    const headers = withKey(key);
    const paths = ["/v1/campaigns", "/v1/studio/score", "/v1/webhooks", "/v1/audit/run"];
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const body = bodies[n % bodies.length] ?? "";
      return ask(client, paths[n % paths.length] ?? "", { method: "POST", headers, body });
    };
    await flood({ url, clients: 12, seconds, send }, tally);
    return null;
  },
};
