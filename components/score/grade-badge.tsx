import { LookBadge } from "#components/ui/badge.tsx";
import type { Grade } from "#lib/formula/grade.ts";
import { gradeLook } from "./score-words.ts";

type Props = { grade: Grade; isKnown?: boolean; className?: string };

/** A grade as word, icon and colour. */
export function GradeBadge({ grade, isKnown = true, className }: Props) {
  return <LookBadge look={gradeLook(grade, isKnown)} className={className} />;
}
