"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";

/** A field for a password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={isShown ? "Hide the password" : "Show the password"}
          onClick={() => setShown(!isShown)}
          className="inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      }
    />
  );
}
