/** What can be begun from any page of a workspace. */
export type ActionName = "audit" | "import" | "draft" | "campaign" | "goal" | "webhook" | "key";

type Action = {
  label: string;
  /** By what else people look for it. */
  about: string;
  /** Behind the address of the workspace; an audit is run where one is. */
  path: string | null;
  /** The letter behind `n` that leads to it. */
  key?: string;
};

export const ACTIONS: Record<ActionName, Action> = {
  audit: { label: "Run an audit", about: "start score now", path: null },
  import: { label: "Import files", about: "upload data csv export posts", path: "/platforms#import" },
  draft: { label: "Write a draft", about: "new post text studio", path: "/drafts/new", key: "d" },
  campaign: { label: "Plan a campaign", about: "new create", path: "/campaigns/new", key: "c" },
  goal: { label: "Set a goal", about: "new target pace create", path: "/goals/new", key: "g" },
  webhook: { label: "Add a webhook", about: "new create", path: "/webhooks#webhook-url", key: "w" },
  key: { label: "Create an API key", about: "new token secret programs", path: "/settings/keys#key-name" },
};
