import type { ReactNode } from "react";
import { searchPlace } from "#app/search-place.ts";
import { requireUser } from "#app/session-caller.ts";
import { Frame } from "../frame.tsx";

/** The frame of what belongs to a person and no workspace. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const user = await requireUser("/account");
  return (
    <Frame user={user} place={await searchPlace(user.id)}>
      {children}
    </Frame>
  );
}
