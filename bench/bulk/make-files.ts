import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";

const CHUNK = 64 * 1024;
const OPENERS =
  "Honestly,|Well,|Finally!|Hi team,|@brand|So|Just now:|Ehrlich gesagt,|Bueno,|Franchement,||||".split("|");
const SUBJECTS =
  "the new tea|my order|your support|this blend|the packaging|delivery to Leeds|the spring tin|that video|the shop in town|der neue Tee|el paquete|la livraison|the app|customer service|the price".split(
    "|",
  );
const VERDICTS =
  "is wonderful|never arrived|was late again|tastes like my childhood|is broken and nobody answers|made my week|is fine I suppose|ist wirklich gut|llegó tarde|est une catastrophe|could be cheaper|crashed twice today|is exactly what I wanted|has been cancelled without a word|smells so good".split(
    "|",
  );
const TAILS =
  "thank you!|when will it be back?|😍😍|🙄|never again|see you on Saturday|please fix it|gerne wieder|muchas gracias|any news on the refund?|my sister loves it too|check www.cheap-tea.example|#teatime|lol|||".split(
    "|",
  );
const HEADERS = {
  posts: "id,created_at,text,likes,comments,shares,impressions\n",
  comments: "id,post_id,created_at,author,text\n",
};

/** How many posts and comments, spread evenly over so many days up to `last` (YYYY-MM-DD). */
export type Brand = { posts: number; comments: number; days: number; last: string };

/** The posts or the comments of a made-up brand as a CSV file of the generic form; the same each time. */
export async function* makeCsv(
  kind: "posts" | "comments",
  { posts, comments, days, last }: Brand,
): AsyncGenerator<Uint8Array> {
  const rows = kind === "posts" ? posts : comments;
  const random = seededRandom(`${kind} ${rows}`);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const clause = () => `${pick(SUBJECTS)} ${pick(VERDICTS)}`;
  let held: string = HEADERS[kind];
  for (let n = 0; n < rows; n++) {
    const day = addDays(last, -Math.floor((n * days) / rows));
    const at = `${day}T${String(n % 24).padStart(2, "0")}:${String(n % 60).padStart(2, "0")}:00Z`;
    const text =
      `${pick(OPENERS)} ${clause()}, ${random() < 0.5 ? `and ${clause()} ` : ""}${pick(TAILS)}`.trim();
    held +=
      kind === "posts"
        ? `p${n},${at},"${text}, ${clause()}",${20 + (n % 37)},${n % 9},${n % 5},${1_000 + (n % 4_001)}\n`
        : `c${n},p${n % posts},${at},reader${n % 30_011},"${text}"\n`;
    if (held.length < CHUNK) continue;
    yield Buffer.from(held);
    held = "";
  }
  yield Buffer.from(held);
}
