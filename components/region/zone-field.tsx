"use client";

import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { useIsHydrated } from "#components/ui/use-is-hydrated.ts";

type Props = {
  value: string;
  onChange: (name: string) => void;
  readOnly: boolean;
  error: string | null;
};

/** A time zone by its IANA name: the browser's in one press, all others as they are typed. */
export function ZoneField({ value, onChange, readOnly, error }: Props) {
  // Browsers know other zones than the server, and only they know where they are.
  const isHydrated = useIsHydrated();
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  return (
    <div className="space-y-2">
      <Field
        label="Time zone"
        name="time_zone"
        list="time-zones"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={64}
        error={error}
        hint="A city of the zone, such as Europe/Berlin, or UTC. Summer time is counted."
      />
      {isHydrated && !readOnly && (
        <datalist id="time-zones">
          {["UTC", ...Intl.supportedValuesOf("timeZone")].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {own && own !== value && !readOnly && (
        <Button look="quiet" onClick={() => onChange(own)}>
          Use {own}, as this browser does
        </Button>
      )}
    </div>
  );
}
