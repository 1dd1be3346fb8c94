import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { THEMES } from "#lib/draft-model/features/count-themes.ts";
import { FEATURES, isOfThemes } from "#lib/draft-model/features/list-features.ts";
import { concordance } from "#lib/draft-model/predict/concordance.ts";
import { MIN_TRIED } from "#lib/draft-model/predict/is-proven.ts";
import { BARE_CAP, JUNK_CAP, ORDINARY_FLOOR } from "#lib/draft-model/predict/limit-score.ts";
import { FIRST_POST_WEIGHT, STORY_WEIGHT } from "#lib/draft-model/predict/predict-percentile.ts";
import { platformShrinkage } from "#lib/draft-model/predict/shrinkage.ts";
import { shippedModels } from "#lib/draft-model/shipped-models.ts";
import drafts from "#lib/draft-model/weights/drafts.json" with { type: "json" };
import { placeOf } from "#lib/formula/grade.ts";
import { industryBenchmark, referenceMedian, referencePercentile } from "#lib/formula/industry-benchmark.ts";
import { WEAK_BELOW } from "#lib/formula/list-silences.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { MAX_POSTS_A_WINDOW } from "#lib/formula/resample-inputs.ts";
import { formula } from "#lib/formula/versions.ts";
import { LEDGER_DAYS } from "#lib/recommendations/ledger-days.ts";
import { type Check, readCheckList } from "#lib/sentiment/check-list.ts";
import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import { VOCABULARIES } from "#lib/sentiment/vocabulary/vocabularies.ts";
import sentiment from "#lib/sentiment/weights/shipped.json" with { type: "json" };
import { MIN_POSTS } from "#lib/studio/account-model.ts";
import { flagText } from "#lib/studio/flag-text.ts";
import { readPage, readRows, readSection } from "./read-page.ts";

const PAGE = readPage("docs/model.md");
const WORDS = PAGE.replace(/\s+/g, " ");
const MODELS = shippedModels();

const short = (platform: Platform) => PLATFORM_WORDS[platform].replace(" (Twitter)", "");
/** ".138", "−.027": correlations as the page writes them. */
const toText = (value: number, digits = 3) =>
  value
    .toFixed(digits)
    .replace("-", "−")
    .replace(/^(−?)0\./, "$1.");
const count = (value: number) => value.toLocaleString("en");
const sizeOf = (path: string) => statSync(join(import.meta.dirname, "..", path)).size;

describe("sentiment", () => {
  const checks = readCheckList();
  const isEnglish = ({ language }: Check) => language === "en";
  const right = (list: Check[]) =>
    list.filter(({ text, label }) => classifySentiment(text).label === label).length;
  const sizes = [...Map.groupBy(checks, ({ language }) => language)].flatMap(([language, { length }]) =>
    language === "en" ? [] : [length],
  );

  it("names the languages", () => {
    const names = new Intl.DisplayNames("en", { type: "language" });
    const own: Record<string, string> = { ary: "Darija", hi: "Hindi (in Latin letters)" };
    const row = readRows(PAGE).find(([name]) => name === "Languages");
    expect(row?.[1]?.split(", ")).toEqual(
      ["en", ...VOCABULARIES.keys()].map((language) => own[language] ?? names.of(language) ?? "").toSorted(),
    );
  });

  it.each([
    [`each of 3 × 2^${sentiment.ngrams.bits} weights`],
    [`| ${Object.keys(sentiment.wording.english).length - 1} documented ones`],
    [`${(sizeOf("lib/sentiment/weights/shipped.json") / 1e6).toFixed(1)} MB`],
    [`${checks.length} short comments of our own`],
    [
      `${checks.filter(isEnglish).length} in English in ${new Set(checks.filter(isEnglish).map(({ capability }) => capability)).size} capabilities`,
    ],
    [`${Math.min(...sizes)} to ${Math.max(...sizes)} in each other language`],
  ])("the page says: %s", (words) => expect(WORDS.includes(words)).toBe(true));

  it("shares of the check list that are right", () => {
    for (const [name, isOf] of [
      ["English", isEnglish],
      ["eleven other languages", (check: Check) => !isEnglish(check)],
    ] as const) {
      const reported = checks.filter((check) => check.half === "report" && isOf(check));
      const row = readRows(PAGE).find(([cell = ""]) => cell.startsWith(`${name}, ${reported.length}`));
      expect(row?.[1]).toBe(toText(right(reported) / reported.length));
    }
  });

  it("names the weakest language and the weakest capabilities", () => {
    const shares = (key: "language" | "capability", list: Check[]) =>
      [...Map.groupBy(list, (check) => check[key])].map(([name, all]) => {
        return { name, share: right(all) / all.length, words: `${name} (${right(all)} of ${all.length})` };
      });
    const least = Math.min(...shares("language", checks).map(({ share }) => share));
    expect(WORDS).toContain(`every language is between ${Math.floor(100 * least)} and 100 % right`);
    const weakest = shares("capability", checks.filter(isEnglish)).toSorted((a, b) => a.share - b.share);
    expect(WORDS).toContain(
      weakest
        .slice(0, 2)
        .map(({ words }) => words)
        .join(" and "),
    );
  });
});

describe("drafts", () => {
  const posts = PLATFORMS.map((platform) => MODELS[platform].posts);
  const named = ["instagram", "tiktok", "youtube", "twitter", "linkedin"] as const;
  const factors = named.map((platform) => toText(platformShrinkage(MODELS[platform].heldOut), 2));

  it.each([
    [`each of ${FEATURES.length} documented features`],
    [`${THEMES.length} lists of words`],
    [`the ${FEATURES.filter((_, index) => isOfThemes(index)).length} features of shapes and themes`],
    [`with ${MIN_POSTS} own posts on the platform`],
    [`the factor for noise is ${factors.slice(0, -1).join(", ")} and ${factors.at(-1)} there`],
    [`stories × ${STORY_WEIGHT}, for`],
    [`ordinary text, which has ${ORDINARY_FLOOR} at least`],
    [`At ${JUNK_CAP} or less stand spam`],
    [`at ${BARE_CAP} or less what is hardly a text`],
    [`ranked at least ${MIN_TRIED} later posts`],
    [`the first post of a thread decides ${100 * FIRST_POST_WEIGHT} %`],
    [`.10 are ${Math.round(concordance(0.1))} pairs, .23 are ${Math.round(concordance(0.23))}`],
    [`${Math.floor(sizeOf("lib/draft-model/weights/drafts.json") / 1_000)} KB`],
    [`${count(Math.min(...posts))} to ${count(Math.max(...posts))} posts each`],
    [`its interval begins at ${toText(MODELS.youtube.heldOutWhole?.from ?? 0, 2)}`],
  ])("the page says: %s", (words) => expect(WORDS.includes(words)).toBe(true));

  it("the table has what the shipped models reach", () => {
    const rows = new Map(readRows(readSection(PAGE, "Figures")).map(([name = "", figure]) => [name, figure]));
    for (const platform of PLATFORMS) {
      const { rho = 0, from = 0, to = 0 } = drafts.platforms[platform].heldOutWhole;
      const figure = rho === 0 ? "0 (no model)" : `${toText(rho)} [${toText(from)}, ${toText(to)}]`;
      expect([platform, rows.get(short(platform))]).toEqual([platform, figure]);
    }
  });

  it("names the changes that the data support", () => {
    const had: Record<string, string> = {
      mentions: "no mentions",
      links: "no links",
      exclamations: "no exclamation marks",
      shouted: "no words in capitals",
      emoji: "no emoji",
    };
    for (const platform of PLATFORMS) {
      const changes = MODELS[platform].changes.flatMap(({ feature, rho }) => {
        if (feature === "characters") return [rho < 0 ? "shorter texts" : "longer texts"];
        return rho < 0 && had[feature] ? [had[feature]] : [];
      });
      if (changes.length > 0) expect(WORDS).toContain(`${short(platform)} ${changes.join(", ")}`);
      else expect(WORDS).toMatch(new RegExp(`On [^.]*${short(platform)}[^.]* there are none`));
    }
  });
});

describe("warnings", () => {
  const draft = { platform: "instagram", format: "post", tone: null, offence: null } as const;
  const words = (length: number) => Array.from({ length }, (_, at) => `tea${at}`).join(" ");
  const tags = (length: number) => Array.from({ length }, (_, at) => `#tea${at}`).join(" ");
  const [, tone = "", most = ""] = /a sentiment of −([\d.]+) or below in up to (\d+) words/.exec(WORDS) ?? [];

  it("begin at the tone that the page names", () => {
    const warns = (length: number, by: number) =>
      flagText({ ...draft, text: words(length), tone: by - Number(tone) }).length;
    expect([warns(Number(most), 0), warns(Number(most), 0.01), warns(Number(most) + 1, 0)]).toEqual([
      1, 0, 0,
    ]);
  });

  it.each(["instagram", "tiktok", "youtube"] as const)(
    "begin at the hashtags that it names on %s",
    (platform) => {
      const allowed = Number(new RegExp(`${short(platform)} \\((\\d+)`).exec(WORDS)?.[1]);
      const warns = (length: number) => flagText({ ...draft, platform, text: tags(length) }).length;
      expect([warns(allowed), warns(allowed + 1)]).toEqual([0, 1]);
    },
  );

  it("begin at the length of a story that it names", () => {
    const allowed = Number(/a story of more than (\d+) words/.exec(WORDS)?.[1]);
    const warns = (length: number) => flagText({ ...draft, format: "story", text: words(length) }).length;
    expect([warns(allowed), warns(allowed + 1)]).toEqual([0, 1]);
  });
});

describe("the formula", () => {
  const { measured, awaited, closed } = LEDGER_DAYS;
  const { reference } = formula().benchmarks;
  const { sample } = industryBenchmark(50, [], reference);

  it.each([
    [`half of the ${count(sample)} reference accounts stand below ${referenceMedian(reference)},`],
    [`"+1.9 after ${measured} days`],
    [`as they will be after ${measured} days at the advised pace`],
    [`on the ${measured}th day after`],
    [`${awaited - measured} days later at the latest, and not at all when ${closed} days bring none`],
    [`Of more than ${MAX_POSTS_A_WINDOW} posts`],
  ])("the page says: %s", (words) => expect(WORDS.includes(words)).toBe(true));

  it("places composites as the page says", () => {
    const find = (pattern: RegExp) => (pattern.exec(WORDS) ?? []).slice(1).map(Number);
    const [from = 0, to = 0] = find(/nine of ten between ([\d.]+) and ([\d.]+)\./);
    expect([from, to].map((score) => referencePercentile(score, reference))).toEqual([5, 95]);
    const [below = 0, ahead = 0] = find(
      /below ([\d.]+)\), around the middle, ahead of most \(above the 75th: from ([\d.]+)\)/,
    );
    expect([below - 0.1, below, ahead - 0.1, ahead].map((score) => placeOf(score, reference))).toEqual([
      "below",
      "around",
      "around",
      "ahead",
    ]);
    expect(find(/A pillar below ([\d.]+) for which the data show nothing/)).toEqual([WEAK_BELOW]);
  });
});
