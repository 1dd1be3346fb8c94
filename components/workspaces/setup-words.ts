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
    label: "Import your posts",
    gain: "Files exported from the platforms are enough.",
    path: "/platforms#import",
  },
  audit: {
    label: "Run your first audit",
    gain: "It scores the five pillars and says what would help most.",
    path: "/audits",
  },
  recommendation: {
    label: "Review a recommendation",
    gain: "What you act on is measured four weeks later.",
    path: "#next-step",
  },
  competitor: {
    label: "Watch a rival",
    gain: "You see them side by side with you; they never count towards your score.",
    path: "/platforms#watched",
  },
  campaign: {
    label: "Plan a campaign",
    gain: "You see how your score moves from the day it starts.",
    path: "/campaigns/new",
  },
  key: {
    label: "Create an API key",
    gain: "Your own programs can then read the score and start audits.",
    path: "/settings/keys",
  },
  platform: {
    label: "Add a second platform",
    gain: "Your score then rests on more than one audience.",
    path: "/platforms#import",
  },
  industry: {
    label: "Name your industry",
    gain: "Audits compare you with brands in the same one.",
    path: "/settings",
  },
};
