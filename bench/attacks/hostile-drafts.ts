import type { Attack } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

const ALLOWED = 10_000;
const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Shapes on which backtracking patterns and counters of words take long. */
const SHAPES = [
  "a",
  " ",
  "#",
  "@a",
  "!",
  "\n",
  "a.",
  "http://",
  "https://a.b/",
  "www.",
  "#a#",
  "a@",
  "((((",
  "1,",
  "1 ",
  "-_-",
  "👩‍👩‍👧‍👦",
  "é",
  "漢",
  "ا",
  "\u200d",
  "\ud83d",
  "free $$$ ",
  "buy now!!! ",
  "not very very ",
  "<a><b>",
  "a\u0301\u0301\u0301",
];

/** Texts as long as they may be, and of 1 MB. */
export const hostileDrafts: Attack = {
  name: "hostile-drafts",
  by: "tenant",
  tried: `20 clients have drafts of hostile shapes scored, ${ALLOWED} characters and 1 MB long`,
  clients: 20,
  run: async ({ url, seconds }, { key }, tally) => {
    const headers = withKey(key);
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const shape = SHAPES[n % SHAPES.length] ?? "";
      const isAllowed = n % 8 > 0;
      const end = n % 3 === 0 ? "" : `${n}!`;
      const content = fill(shape, isAllowed ? ALLOWED - end.length : 300_000) + end;
      const draft = { content_type: "text", platform: "twitter", content };
      const path = `/v1/studio/score${n % 2 === 0 ? "?expand=evidence" : ""}`;
      return ask(client, path, { method: "POST", headers, body: JSON.stringify(draft) });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return null;
  },
};
