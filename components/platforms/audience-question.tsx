import { useEffect, useRef } from "react";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatCount, formatDay } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { Asking } from "./stated-audience.ts";
import type { AudienceForm } from "./use-stated-audiences.ts";

type Props = { id: string; platform: Platform; asking: Asking; form: AudienceForm; today: string };

/** Asks how many follow the account, where no chosen file says so; nobody has to answer. */
export function AudienceQuestion({ id, platform, asking, form, today }: Props) {
  if (asking === "silent") return null;
  const noun = platform === "youtube" ? "subscribers" : "followers";
  const fields = <Fields id={id} noun={noun} form={form} today={today} />;
  const why = "Reach and engagement are compared with accounts of your size.";
  const { newest } = form;
  if (asking === "offers" && newest)
    return (
      <Disclosure label={`Enter how many ${noun} there are now`}>
        <p className="mt-1.5 mb-3 max-w-prose text-sm leading-relaxed text-soft">
          The latest figure is {formatCount(newest.followers)}, from {formatDay(newest.day)}. {why}
        </p>
        {fields}
      </Disclosure>
    );
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-medium">How many {noun} are there?</legend>
      <p className="mb-3 max-w-prose text-sm leading-relaxed text-soft">
        {why} None of the chosen files says how large yours is. You can leave this empty.
      </p>
      {fields}
    </fieldset>
  );
}

function Fields({ id, noun, form, today }: { id: string; noun: string; form: AudienceForm; today: string }) {
  const { typed, tries, shownWrong, change } = form;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = tries > 0 ? place.current?.querySelector<HTMLElement>("[aria-invalid=true]") : null;
    const around = wrong?.closest("details");
    if (around) around.open = true;
    wrong?.focus();
  }, [tries]);
  return (
    <div ref={place} className="grid max-w-xl gap-4 sm:grid-cols-2">
      <Field
        label={`Number of ${noun}`}
        id={`${id}-followers`}
        name="followers"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12,400"
        maxLength={24}
        value={typed.followers}
        onChange={(event) => change({ followers: event.target.value })}
        error={shownWrong.followers ?? null}
      />
      <Field
        label="On this day"
        id={`${id}-on`}
        name="followers_on"
        type="date"
        max={today}
        value={typed.on}
        onChange={(event) => change({ on: event.target.value })}
        error={shownWrong.on ?? null}
      />
    </div>
  );
}
