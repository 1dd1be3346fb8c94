import { expect, it } from "vitest";
import { rankSimilar } from "./rank-similar.ts";

const POSTS = [
  "The autumn menu is here: pumpkin soup and chestnut bread",
  "Our chestnut bread comes out of the oven at seven",
  "Closed on Monday, see you on Tuesday",
  "Pumpkin soup, chestnut bread and cider: the autumn menu is back",
];

it("names what is said in both, the most alike first", () => {
  const found = rankSimilar("Autumn menu: pumpkin soup with chestnut bread", POSTS, 3);
  expect(found.map(({ at }) => at)).toEqual([0, 3, 1]);
  expect(found[0]?.shared.toSorted()).toEqual(["autumn", "bread", "chestnut", "menu", "pumpkin", "soup"]);
  expect(found[0]?.likeness).toBeCloseTo(1, 5);
  expect(found[2]?.shared.toSorted()).toEqual(["bread", "chestnut"]);
});

it("the rarest of the words that both have comes first, and they count the more", () => {
  const posts = ["bread cider", "bread apple", "bread pear", "bread grape"];
  const [cider] = rankSimilar("cider bread", posts, 1);
  expect(cider).toMatchObject({ at: 0, shared: ["cider", "bread"] });
});

it("one word in common, words that say nothing, links and another tag make nothing alike", () => {
  expect(rankSimilar("Bread for everybody", POSTS, 3)).toEqual([]);
  expect(rankSimilar("This will make you come here today", ["You will see this today"], 3)).toEqual([]);
  const link = "https://brand.example/autumn/menu";
  expect(rankSimilar(`Look ${link}`, [`Read ${link}`], 3)).toEqual([]);
  expect(rankSimilar("#autumn #bread", ["autumn bread"], 3)).toEqual([]);
  expect(rankSimilar("", POSTS, 3)).toEqual([]);
  expect(rankSimilar("Autumn menu", [], 3)).toEqual([]);
});

it("gives no more than it is asked for, of equal ones the earlier", () => {
  const same = Array.from({ length: 5 }, () => "autumn menu");
  expect(rankSimilar("Autumn menu", same, 2).map(({ at }) => at)).toEqual([0, 1]);
});
