import type { ReactNode } from "react";
import { requireUser } from "#app/session-caller.ts";
import { Frame } from "../frame.tsx";

/** The frame of what belongs to a person and no workspace. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  return <Frame user={await requireUser("/account")}>{children}</Frame>;
}
