import { expect, it } from "vitest";
import { WORKSPACE_PAGES } from "#components/workspaces/workspace-pages.ts";
import { listShortcuts } from "./list-shortcuts.ts";
import { isSearchKey, letterOf, type Press, readKeys } from "./read-keys.ts";

const SHORTCUTS = listShortcuts("ws_1", { actions: ["audit", "draft", "campaign"], isEditor: true });
const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, isComposing: false },
  ...held,
});
/** What comes of letters pressed every so many milliseconds. */
function type(keys: string, everyMs = 100) {
  const read = readKeys(SHORTCUTS);
  return [...keys].map((key, n) => read(press(key), n * everyMs)).at(-1);
}

it("two letters lead to a page or to something new", () => {
  expect(type("ga")).toMatchObject({ href: "/w/ws_1/audits" });
  expect(type("go")).toMatchObject({ href: "/w/ws_1" });
  expect(type("nc")).toMatchObject({ href: "/w/ws_1/campaigns/new" });
  expect(type("nw")).toBeNull();
  expect(type("?")).toBe("help");
});

it("a wrong or late second letter leads nowhere, and a first one begins anew", () => {
  expect(type("gx")).toBeNull();
  expect(type("gxa")).toBeNull();
  expect(type("ggs")).toMatchObject({ href: "/w/ws_1/settings" });
  expect(type("ngd")).toMatchObject({ href: "/w/ws_1/drafts" });
  expect(type("ga", 2_000)).toBeNull();
});

it("modifiers, held keys and composing take no part", () => {
  const read = readKeys(SHORTCUTS);
  expect(read(press("g"), 0)).toBeNull();
  for (const held of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { isComposing: true },
  ])
    expect(read(press("a", held), 10)).toBeNull();
  expect(read(press("Shift", { code: "ShiftLeft", shiftKey: true }), 20)).toBeNull();
  expect(read(press("a"), 30)).toMatchObject({ label: "Audits" });
});

it("Ctrl and K search, on a Mac the command key and K", () => {
  expect(isSearchKey(press("k", { ctrlKey: true }), false)).toBe(true);
  expect(isSearchKey(press("k", { ctrlKey: true }), true)).toBe(false);
  expect(isSearchKey(press("k", { metaKey: true }), true)).toBe(true);
  expect(isSearchKey(press("k", { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isSearchKey(press("л", { code: "KeyK", ctrlKey: true }), false)).toBe(true);
});

it("letters count by their key, in other scripts by their place", () => {
  expect(letterOf({ key: "п", code: "KeyG" })).toBe("g");
  expect(letterOf({ key: "k", code: "KeyV" })).toBe("k");
});

it("no two pages share a letter", () => {
  expect(new Set(WORKSPACE_PAGES.map(({ key }) => key)).size).toBe(WORKSPACE_PAGES.length);
});
