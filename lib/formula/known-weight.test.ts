import { expect, it } from "vitest";
import { twitterBrand } from "./brand-inputs.fixture.ts";
import { steadyPosts } from "./change-brand.fixture.ts";
import { knownWeight } from "./known-weight.ts";
import { V1 } from "./v1/v1.ts";

it("is the weight of the pillars that have evidence, where the version does not tell it", () => {
  const result = V1.score(twitterBrand(steadyPosts(100)));
  const known = V1.pillars.filter((name) => result.confidence[name].level !== "none");
  const shares = { presence: 0.15, reach: 0.2, impact: 0.3, sentiment: 0.15, momentum: 0.2 };
  expect(knownWeight(result, V1)).toBeCloseTo(
    known.reduce((sum, name) => sum + shares[name], 0),
    9,
  );
  expect(knownWeight(V1.score({ asOf: "2026-05-31", platforms: [] }), V1)).toBe(0);
  expect(knownWeight({ ...result, knownWeight: 0.42 }, V1)).toBe(0.42);
});
