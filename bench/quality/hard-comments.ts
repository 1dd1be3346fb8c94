import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import { type HardComment, readHardComments } from "#lib/sentiment/hard-comments.ts";
import type { Row } from "./row.ts";

const LEAST_OF_ALL = 0.78;
const LEAST_OF_SPAM = 0.9;
const LEAST_OF_A_KIND = 0.55;

/** The share of the hard comments that the shipped model gets right, by kind: of the third kept apart, and of the rest. */
export function measureHardComments(): Row[] {
  const comments = readHardComments();
  return (["kept", "build"] as const).flatMap((part) => {
    const own = comments.filter((comment) => comment.part === part);
    const byKind = [...Map.groupBy(own, ({ kind }) => kind)];
    return [
      toRow(part, "all", own, LEAST_OF_ALL),
      ...byKind.map(([kind, some]) =>
        toRow(part, kind, some, kind === "spam" ? LEAST_OF_SPAM : LEAST_OF_A_KIND),
      ),
    ];
  });
}

function toRow(part: HardComment["part"], kind: string, comments: HardComment[], least: number): Row {
  const right = comments.filter(isRight).length;
  const where = part === "kept" ? "kept apart" : "built with";
  return {
    part: "sentiment",
    name: `hard comments, share right (${where}): ${kind}`,
    figure: right / comments.length,
    n: `${comments.length} comments`,
    ...(part === "kept" && { target: { figure: least, is: "at least" } }),
  };
}

function isRight({ text, label }: HardComment): boolean {
  const said = classifySentiment(text);
  return (said.spam ? "spam" : said.label) === label;
}
