import { LookBadge } from "#components/ui/badge.tsx";
import type { Grade } from "#lib/formula/grade.ts";
import { gradeLook } from "./score-words.ts";

/** A grade as word, icon and colour. */
export function GradeBadge({ grade, className }: { grade: Grade; className?: string }) {
  return <LookBadge look={gradeLook(grade)} className={className} />;
}
