import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { TONE_BOX, type Tone } from "./tone.ts";

/** How a state looks. */
export type Look = { word: string; tone: Tone; icon: LucideIcon };

type Props = { tone?: Tone; icon?: LucideIcon; className?: string | undefined; children: ReactNode };

/** A word with an icon on a tinted ground. */
export function Badge({ tone = "neutral", icon: Icon, className, children }: Props) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap",
        TONE_BOX[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}

/** A state as word, colour and icon. */
export function LookBadge({
  look: { word, tone, icon },
  className,
}: {
  look: Look;
  className?: string | undefined;
}) {
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {word}
    </Badge>
  );
}
