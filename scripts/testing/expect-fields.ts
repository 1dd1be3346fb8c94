import { expect } from "vitest";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";

export const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
export const SIGNED = /^[+-]\d+\.\d$/;
/** The weights of formula version v1, in percent. */
export const WEIGHTS: Record<Pillar, number> = {
  presence: 15,
  reach: 20,
  impact: 30,
  sentiment: 15,
  momentum: 20,
};

/** That an object has these fields, no more and no fewer. */
export function expectFields(value: object, fields: readonly string[]): void {
  expect(Object.keys(value).sort()).toEqual([...fields].sort());
}

/** That a value is a score: 0 to 100 with at most one decimal. */
export function expectScore(value: unknown): void {
  expect(value).toBe(Math.round(Number(value) * 10) / 10);
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(100);
}

/** That the composite is what a reader gets who weighs the published pillars. */
export function expectComposite(score: number, pillars: Pillars): void {
  expectFields(pillars, PILLARS);
  for (const value of [score, ...Object.values(pillars)]) expectScore(value);
  const thousandths = PILLARS.reduce((sum, name) => sum + Math.round(pillars[name] * 10) * WEIGHTS[name], 0);
  expect(score).toBe(Math.floor((thousandths + 50) / 100) / 10);
}
