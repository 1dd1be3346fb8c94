import { PLATFORMS } from "#lib/formula/names.ts";
import type { Installation } from "../installation.ts";
import type { Recorder } from "../recorder.ts";

const FORMATS = ["post", "story", "reel", "short", "thread"];
const TEXTS = [
  "Our winter menu is here! Which dish will you try first? https://harbourbakery.example/menu",
  "WE TAKE ORDERS AT [link] NOW!!! https//brand.example #tea #tea #tea",
  "Behind the scenes: from the first drawing to the last touch. Ask us anything about it.",
  "Wir rösten heute frisch. Kommt vorbei, der erste Kaffee geht aufs Haus!",
  "コーヒーが焙煎されました",
  "🙂",
  "{{product_name}} is back, @everyone. TODO: add the price",
  `${"A longer story about a small roastery, told slowly. ".repeat(40)}What would you ask us?`,
];
const QUERIES = [
  "",
  "?max_feedback=1",
  "?max_feedback=10",
  "?expand=evidence",
  "?expand=evidence&max_feedback=10",
];

/** Scores of texts on all platforms, for brands with and without models of their own posts. */
export async function recordDrafts(recorder: Recorder, { callers, others }: Installation): Promise<void> {
  const score = (by: (typeof others)[number], query: string, body: object) =>
    recorder.ask(`POST /v1/studio/score${query}`, { by, body: { content_type: "text", ...body } });
  for (const platform of PLATFORMS) {
    for (const format of FORMATS) await score(callers.full, "", { content: TEXTS[0], platform, format });
    for (const content of TEXTS)
      for (const by of [callers.full, callers.empty])
        await score(by, "?expand=evidence&max_feedback=10", { content, platform });
  }
  const brand = others.find(({ name }) => name === "demo-agency") ?? callers.full;
  for (const query of QUERIES) await score(brand, query, { content: TEXTS[1], platform: "instagram" });
}

/** Pictures and clips, which the product fetches from the receiver. */
export async function recordMedia(
  recorder: Recorder,
  { callers }: Installation,
  receiverUrl: string,
): Promise<void> {
  const files = [
    ["image", "cup.png"],
    ["image", "small.jpg"],
    ["video", "clip.mp4"],
    ["image", "clip.mp4"],
    ["video", "cup.png"],
    ["image", "page.html"],
    ["image", "nothing.png"],
  ];
  for (const platform of PLATFORMS) {
    for (const [content_type, file] of platform === "instagram" ? files : files.slice(0, 3)) {
      const body = { content_type, content: `${receiverUrl}${file}`, platform };
      await recorder.ask("POST /v1/studio/score?expand=evidence", { by: callers.full, body });
    }
  }
}
