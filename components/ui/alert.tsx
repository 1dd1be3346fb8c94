import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { TONE_BOX, type Tone } from "./tone.ts";

const ICONS: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  fair: TriangleAlert,
  poor: CircleAlert,
  neutral: Info,
  accent: Info,
};

type Props = {
  tone: Tone;
  title: string;
  /** Read out at once when it appears. */
  isUrgent?: boolean;
  className?: string;
  children?: ReactNode;
};

/** What went well or wrong, with what to do next inside. */
export function Alert({ tone, title, isUrgent = false, className, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      role={isUrgent ? "alert" : undefined}
      className={cx("flex gap-3 rounded-lg p-3.5 text-sm", TONE_BOX[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="font-semibold">{title}</p>
        {children && <div className="space-y-3 text-ink">{children}</div>}
      </div>
    </div>
  );
}
