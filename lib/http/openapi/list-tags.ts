export type Tag = { name: string; description: string };

const WORKSPACE: Tag = {
  name: "Workspace",
  description: "The key's workspace, its plan and usage, and the other workspaces the key has access to.",
};

const WEBHOOKS: Tag = {
  name: "Webhooks",
  description: "Endpoints that receive events, what was sent to them, and events as they happen.",
};

/** What the operations are about, by the first segment of their paths below the version. */
const TAGS: Record<string, Tag> = {
  audit: { name: "Audits", description: "Run brand audits and read the results." },
  campaigns: { name: "Campaigns", description: "Multi-phase plans, from draft to completed." },
  imports: {
    name: "Imports",
    description: "Files exported from platforms, and what came of importing them.",
  },
  platforms: { name: "Platforms", description: "The social platforms of a workspace." },
  score: { name: "Score", description: "The composite score, now and over time." },
  studio: { name: "Studio", description: "Score content before it is published." },
  events: WEBHOOKS,
  webhooks: WEBHOOKS,
  workspace: WORKSPACE,
  workspaces: WORKSPACE,
};

/** What the service sends is told under the tag of what it is sent to. */
export const WEBHOOKS_PATH = "/v1/webhooks";

/**
 * The tag of a path.
 * @throws Error for a path of a new noun: it has to be described here first.
 */
export function findTag(path: string): Tag {
  const noun = path.split("/")[2] ?? "";
  const tag = TAGS[noun];
  if (!tag) throw new Error(`the path ${path} has no tag: describe ${noun} in list-tags.ts`);
  return tag;
}

/** The tags of some paths, by name. */
export function listTags(paths: string[]): Tag[] {
  return [...new Set(paths.map(findTag))].sort((a, b) => (a.name < b.name ? -1 : 1));
}
