"use client";

import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useIsAlive } from "./use-is-alive.ts";

type Props = ComponentProps<"button"> & { look?: ButtonLook };

/** A button that a script answers: it cannot be pressed, nor its form be sent, before the script is there. */
export function Button({ look = "primary", className, type = "button", disabled = false, ...props }: Props) {
  const isAlive = useIsAlive();
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      disabled={disabled || !isAlive}
      data-still={isAlive ? undefined : ""}
      {...props}
    />
  );
}
