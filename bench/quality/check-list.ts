import { type Check, readCheckList } from "#lib/sentiment/check-list.ts";
import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import { judgeByVader } from "./judge-by-vader.ts";
import type { Judged } from "./macro-f1.ts";
import type { Row } from "./row.ts";

/** The share of the check list that the shipped model gets right, in the half that it was not built with. */
export function measureCheckList(): Row[] {
  const checks = readCheckList().filter(({ half }) => half === "report");
  const isEnglish = ({ language }: Check) => language === "en";
  const english = checks.filter(isEnglish);
  const others = checks.filter((check) => !isEnglish(check));
  const byCapability = [...Map.groupBy(english, ({ capability }) => capability)];
  const byLanguage = [...Map.groupBy(others, ({ language }) => language)];
  return [
    toRow("English", english),
    ...byCapability.map(([capability, own]) => toRow(`English, ${capability}`, own)),
    toRow("eleven other languages", others),
    ...byLanguage.map(([language, own]) => toRow(language, own)),
  ];
}

function toRow(name: string, checks: Check[]): Row {
  const judged = checks.map(({ text, label }) => ({ label, said: classifySentiment(text).label }));
  const row = { figure: shareRight(judged), n: `${checks.length} sentences` };
  const inEnglish = checks.every(({ language }) => language === "en");
  return {
    part: "sentiment",
    name: `check list, share right: ${name}`,
    ...row,
    ...(inEnglish && { baseline: { figure: shareRight(judgeByVader(checks)), name: "VADER" } }),
  };
}

const shareRight = (judged: Judged[]) =>
  judged.filter(({ label, said }) => said === label).length / judged.length;
