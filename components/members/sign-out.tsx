"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { MenuAction, MenuText } from "#components/ui/menu.tsx";

export function SignOut() {
  const [hasFailed, setFailed] = useState(false);
  const signOut = async () => {
    // Loaded when it is asked for: the menu stands on every page.
    const isGone = await import("./leave.ts").then(
      ({ leave }) => leave(),
      () => false,
    );
    if (!isGone) setFailed(true);
  };
  return (
    <>
      <MenuAction onClick={signOut}>
        <LogOut aria-hidden="true" className="size-4 text-soft" />
        Sign out
      </MenuAction>
      {hasFailed && (
        <MenuText>
          <span role="alert" className="text-poor">
            Signing out did not work. Try again.
          </span>
        </MenuText>
      )}
    </>
  );
}
