export type Grade = "green" | "yellow" | "red";

/**
 * The grade of a composite or pillar: green from 55, yellow from 35, red below.
 *
 * @param score 0–100
 * @returns the grade's name in the public answers
 * Source: grades seen in published examples (42 and 48 yellow; 55, 58 and 62 green).
 */
export function gradeOf(score: number): Grade {
  if (score >= 55) return "green";
  return score >= 35 ? "yellow" : "red";
}

/** The grades in words for people. Yellow spans 50, which is the norm or not known. */
export const GRADE_WORDS: Record<Grade, string> = {
  green: "Strong",
  yellow: "Around the norm",
  red: "Weak",
};
