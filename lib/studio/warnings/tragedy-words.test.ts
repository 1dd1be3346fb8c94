import { expect, it } from "vitest";
import { isIn } from "./phrases.ts";
import { readable } from "./readable.ts";
import { readDrafts } from "./testing/read-drafts.ts";
import {
  BLOODSHED,
  HARDSHIP,
  HOOKS,
  MOURNING,
  MOURNING_IN_SHORT,
  SYMPATHY,
  TRAGEDY,
  TROUBLE,
} from "./tragedy-words.ts";

it("one by one, the hooks stand in the texts in which they stand together", () => {
  const each = [...HOOKS, MOURNING_IN_SHORT];
  const together = [TRAGEDY, SYMPATHY, MOURNING, TROUBLE, HARDSHIP, BLOODSHED];
  const { warned, ordinary } = readDrafts();
  let hooked = 0;
  for (const { text } of [...warned, ...ordinary]) {
    const { lower } = readable(text);
    const isHooked = each.some((hook) => isIn(hook, lower));
    expect(isHooked, text).toBe(together.some((hook) => isIn(hook, lower)));
    if (isHooked) hooked++;
  }
  expect(hooked).toBeGreaterThan(100);
});
