"use client";

import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = ComponentProps<"button"> & { look?: ButtonLook };

/** A button that a script answers: it cannot be pressed, nor its form be sent, before the script is there. */
export function Button({ look = "primary", className, type = "button", disabled = false, ...props }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      disabled={disabled || !isHydrated}
      data-still={isHydrated ? undefined : ""}
      {...props}
    />
  );
}
