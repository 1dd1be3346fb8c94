import { hash } from "node:crypto";
import type { FormulaVersion } from "../formula/version.ts";
import type { ProfileInput } from "./profile-input.ts";

/**
 * Digest of the points of a made-up history: it changes with whatever changes a point of the same data, so that none stays that was
 * computed in another way. `chain-inputs.test.ts` says what it must be.
 */
export const POINTS = "950046366a0a";
const CHARACTERS = 20;

type List = "posts" | "followers" | "comments";
const LISTS: readonly List[] = ["posts", "followers", "comments"];

/**
 * Digests of all that the points of a history are computed of, each of everything up to its day: where it is the same, so is the point.
 * Windows only slide on by day and by what came new, so that what is new in them on each day tells what is in them.
 * @returns to be called for every day in turn, with what is known of each profile on it, in the order of the profiles
 */
export function openInputChain(
  version: Pick<FormulaVersion, "name">,
): (date: string, profiles: readonly ProfileInput[]) => string {
  const last = new Map<string, unknown>();
  let link = `${POINTS} ${version.name}`;
  const takeNew = (profile: ProfileInput, list: List) => {
    const items: readonly unknown[] = profile[list];
    const name = `${profile.id} ${list}`;
    const seen = last.get(name);
    let from = items.length;
    while (from > 0 && items[from - 1] !== seen) from--;
    if (items.length > 0) last.set(name, items.at(-1));
    return items.slice(from);
  };
  return (date, profiles) => {
    const told = profiles.map((profile) => {
      const { posts: _posts, followers: _followers, comments: _comments, ...facts } = profile;
      return [facts, LISTS.map((list) => takeNew(profile, list))];
    });
    link = hash("sha1", `${link} ${date} ${JSON.stringify(told, inOrder)}`, "base64").slice(0, CHARACTERS);
    return link;
  };
}

/** The same things in whatever order their fields stand. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
