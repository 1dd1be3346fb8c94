import type { Platform } from "#lib/formula/names.ts";
import type { FilePreview } from "#lib/uploads/schemas.ts";

export type Account = { platform: Platform; handle: string };
/** Whose a file is as a person says; without a handle it is another account there than those that are known. */
export type Belonging = { platform: Platform; handle: string | null };

export type SightedFile = {
  key: number;
  name: string;
  /** null while it is being looked at. */
  source: FilePreview["source"] | null;
  belongsTo: Belonging | null;
};

export type FileGroup = {
  /** The same as long as it is of the same account. */
  id: string;
  /** null where a person has to say. */
  platform: Platform | null;
  /** "" where a person has to say. */
  handle: string;
  /** No file holds the handle. */
  isGuess: boolean;
  keys: number[];
};

type Place = Pick<FileGroup, "platform" | "handle" | "isGuess">;

/**
 * Puts chosen files together by account: by what they hold, else by their names and what else is known. A file that could be of two
 * accounts is nobody's until a person says whose it is.
 *
 * @param known accounts of the workspace
 * @param asked platform of files that do not tell theirs
 * @returns groups in the order of their first files; those that need an answer come first
 */
export function groupFiles(
  files: readonly SightedFile[],
  known: readonly Account[],
  asked: Platform | null,
): FileGroup[] {
  const accounts = unique([...files.flatMap(findSure), ...known]);
  const groups = new Map<string, FileGroup>();
  for (const file of files) {
    if (!file.source && !file.belongsTo) continue;
    const place = placeFile(file, accounts, asked);
    const id = `${place.platform ?? ""}:${place.isGuess ? "?" : place.handle.toLowerCase()}`;
    const group = groups.get(id) ?? { id, ...place, keys: [] };
    group.handle ||= place.handle;
    group.keys.push(file.key);
    groups.set(id, group);
  }
  const isOpen = ({ platform, isGuess }: FileGroup) => Number(platform === null) * 2 + Number(isGuess);
  return [...groups.values()].sort((one, other) => isOpen(other) - isOpen(one));
}

function findSure({ source, belongsTo }: SightedFile): Account[] {
  if (belongsTo) return belongsTo.handle ? [{ platform: belongsTo.platform, handle: belongsTo.handle }] : [];
  const { platform, handle, is_guess } = source ?? {};
  return platform && handle && !is_guess ? [{ platform, handle }] : [];
}

function placeFile(
  { name, source, belongsTo }: SightedFile,
  accounts: readonly Account[],
  asked: Platform | null,
): Place {
  if (belongsTo?.handle) return { platform: belongsTo.platform, handle: belongsTo.handle, isGuess: false };
  const { handle = null, is_guess = true } = source ?? {};
  const platform = belongsTo?.platform ?? source?.platform ?? null;
  if (belongsTo) return { platform, handle: handle ?? "", isGuess: true };
  if (platform && handle && !is_guess) return { platform, handle, isGuess: false };
  const there = platform ? accounts.filter((one) => one.platform === platform) : accounts;
  const named = there.filter((one) => isNamed(name, one.handle));
  const [lone] = named.length > 0 ? named : platform && !handle ? there : [];
  if (lone && (named.length === 1 || there.length === 1)) return { ...lone, isGuess: false };
  return { platform: platform ?? asked, handle: handle ?? "", isGuess: true };
}

/** Whether the name of a file holds a handle as a word of its own. */
function isNamed(name: string, handle: string): boolean {
  const at = name.toLowerCase().indexOf(handle.toLowerCase());
  const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);
  return handle.length > 1 && at >= 0 && !isLetter(name[at - 1]) && !isLetter(name[at + handle.length]);
}

function unique(accounts: Account[]): Account[] {
  const byId = new Map<string, Account>();
  for (const account of accounts) {
    const id = `${account.platform}:${account.handle.toLowerCase()}`;
    if (account.handle && !byId.has(id)) byId.set(id, account);
  }
  return [...byId.values()];
}
