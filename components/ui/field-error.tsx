import type { ReactNode } from "react";

type Props = {
  /** Read out at once when it appears; not where the focus goes to the field, which then reads it as its description. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** What is wrong with a field. */
export function FieldError({ isUrgent = false, children }: Props) {
  return (
    <span role={isUrgent ? "alert" : undefined} className="font-medium text-poor">
      {children}
    </span>
  );
}
