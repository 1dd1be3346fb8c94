import type { SetupStepName } from "#lib/workspaces/schemas.ts";

type Words = {
  label: string;
  /** What it brings. */
  gain: string;
  /** Behind the address of the workspace: where it is done. */
  path: string;
};

export const SETUP_WORDS: Record<SetupStepName, Words> = {
  data: {
    label: "Bring in your posts",
    gain: "Files that the platforms export are enough.",
    path: "/platforms#import",
  },
  audit: {
    label: "Run the first audit",
    gain: "It scores five pillars and says what would help most.",
    path: "/audits",
  },
  recommendation: {
    label: "Decide on a recommendation",
    gain: "What you take up is measured four weeks later.",
    path: "#recommendations",
  },
  competitor: {
    label: "Watch a competitor",
    gain: "You see both side by side; theirs never counts in your score.",
    path: "/platforms#watched",
  },
  campaign: {
    label: "Plan a campaign",
    gain: "You see what your score does from its start on.",
    path: "/campaigns/new",
  },
  platform: {
    label: "Add a second platform",
    gain: "The score then rests on more than one audience.",
    path: "/platforms#import",
  },
  industry: {
    label: "Name your industry",
    gain: "Audits compare you with brands of the same one.",
    path: "/settings",
  },
};
