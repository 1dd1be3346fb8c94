import type { TeamMember } from "#lib/team/schemas.ts";

export type Role = TeamMember["role"];

/** Roles as people read them, the most first, and what each may do. */
export const ROLE_WORDS: Record<Role, { word: string; about: string }> = {
  owner: { word: "Owner", about: "Does everything, and may hand the workspace over." },
  admin: {
    word: "Admin",
    about: "Does all that editors do, and looks after settings, team, webhooks and secrets.",
  },
  editor: { word: "Editor", about: "Runs audits, imports files, writes drafts and plans campaigns." },
  viewer: {
    word: "Viewer",
    about: "Reads scores, posts, comments, campaigns and reports, and changes none of it.",
  },
};

/** The roles that somebody may give: their own and those below it. @param but one that is not offered */
export function rolesUpTo(own: Role, but?: Role): { value: Role; label: string }[] {
  const names = Object.keys(ROLE_WORDS) as Role[];
  return names
    .slice(names.indexOf(own))
    .filter((name) => name !== but)
    .map((value) => ({ value, label: ROLE_WORDS[value].word }));
}
