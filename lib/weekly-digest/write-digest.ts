import { escapeHtml } from "../mail/write-mail.ts";
import { digestParts, moveWords, type Part } from "./digest-words.ts";
import { PICTURE } from "./draw-weeks.ts";
import type { Week } from "./read-week.ts";

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Name of the picture within the mail. */
export const PICTURE_ID = "weeks@plinth";

type Links = {
  /** The workspace's address. */
  root: string;
  /** Ends the digest, and where it is changed. */
  stop: string;
  change: string;
};

/**
 * Writes a digest as plain text and as HTML, which says the same and loads nothing from anywhere.
 * @param hasPicture whether the picture of the weeks goes with it
 */
export function writeDigest(week: Week, links: Links, hasPicture: boolean) {
  const subject = subjectOf(week);
  const parts = digestParts(week);
  return {
    subject,
    text: writeText(week, parts, links),
    html: writeHtml(subject, week, parts, links, hasPicture),
  };
}

function subjectOf({ brand, score }: Week): string {
  return score ? `${brand}: ${score.value.toFixed(1)} this week` : `${brand}: your week`;
}

function scoreWords({ score }: Week): string {
  return score
    ? `Score ${score.value.toFixed(1)}: ${moveWords(score.move)}.`
    : "There is no score yet: import data and run an audit.";
}

function writeText(week: Week, parts: readonly Part[], { root, stop, change }: Links): string {
  const told = parts.map(({ title, lines, link }) =>
    [
      title,
      ...lines.map((line) => `- ${line}`),
      ...(link ? [`${link.words}: ${root}${link.path}`] : []),
    ].join("\n"),
  );
  const end = `You switched this digest on. Change it: ${change}\nStop it: ${stop}`;
  return [`${week.brand}\n${scoreWords(week)}`, ...told, `Open the overview: ${root}`, end].join("\n\n");
}

function writeHtml(
  subject: string,
  week: Week,
  parts: readonly Part[],
  { root, stop, change }: Links,
  hasPicture: boolean,
): string {
  const picture = `<img src="cid:${PICTURE_ID}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${escapeHtml(weeksInWords(week))}" style="display:block;width:100%;max-width:${PICTURE.width}px;height:auto;border-radius:8px;margin:0 0 24px">`;
  const body = [
    `<p style="margin:0 0 4px;color:#5b6472">${escapeHtml(week.brand)}</p>`,
    headOf(week),
    hasPicture ? picture : "",
    ...parts.map((part) => writePart(part, root)),
    `<p style="margin:0 0 24px"><a href="${escapeHtml(root)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600">Open the overview</a></p>`,
    `<p style="margin:0;color:#5b6472;font-size:14px">You switched this digest on. ${linkTo(change, "Change it")} or ${linkTo(stop, "stop it")}.</p>`,
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#f4f5f7;color:#14171c;${FONT};font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">${body}</div></body></html>`;
}

function headOf(week: Week): string {
  const { score } = week;
  if (!score) return `<p style="margin:0 0 24px">${escapeHtml(scoreWords(week))}</p>`;
  return `<h1 style="margin:0;font-size:40px;line-height:1.1">${score.value.toFixed(1)}</h1><p style="margin:4px 0 24px">${escapeHtml(capital(moveWords(score.move)))}.</p>`;
}

function writePart({ title, lines, link }: Part, root: string): string {
  const items = lines.map(
    (line) => `<li style="margin:0 0 6px;overflow-wrap:anywhere">${escapeHtml(line)}</li>`,
  );
  const more = link ? `<p style="margin:8px 0 0">${linkTo(`${root}${link.path}`, link.words)}</p>` : "";
  return `<h2 style="margin:0 0 8px;font-size:17px">${escapeHtml(title)}</h2><ul style="margin:0;padding:0 0 0 20px">${items.join("")}</ul>${more}<div style="height:24px"></div>`;
}

function linkTo(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}" style="color:#1f4fd8">${escapeHtml(words)}</a>`;
}

/** What the picture shows, for whoever does not see it. */
function weeksInWords({ weeks }: Week): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return "";
  return `Score by week: ${first.score.toFixed(1)} on ${first.date} to ${last.score.toFixed(1)} on ${last.date}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
