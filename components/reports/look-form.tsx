"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { DropZone } from "#components/ui/drop-zone.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { useFirstFocus } from "#components/ui/use-first-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { ReportLook, ReportLookInput } from "#lib/report-look/schemas.ts";
import { type ChosenLogo, readLogo } from "./read-logo.ts";
import { ReportPreview } from "./report-preview.tsx";

export type LookFormProps = {
  workspaceId: string;
  /** Of the workspace. */
  brand: string;
  look: ReportLook;
  /** Address of the logo that is kept; null without one. */
  logoPath: string | null;
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const ACCEPTED = "image/png,image/jpeg,image/webp";
/** What the browser's chooser of colours begins with. */
const FIRST_COLOUR = "#1d6b4f";

/** Name, colour and logo of reports, with what becomes of them beside; it is opened by a press, and takes the focus from it. */
export default function LookForm({ workspaceId, brand, look, logoPath }: LookFormProps) {
  const router = useRouter();
  const [name, setName] = useState(look.name ?? "");
  const [colour, setColour] = useState(look.colour ?? "");
  // Undefined: the logo stays; null: it goes.
  const [logo, setLogo] = useState<ChosenLogo | null | undefined>();
  const [wrongFile, setWrongFile] = useState<string | null>(null);
  const isColour = colour === "" || COLOUR.test(colour);
  const save = useSending(async (body: ReportLookInput) => {
    await fetchJson(
      ANYTHING,
      internalPath("/internal/workspaces/[workspace_id]/report-look", { workspace_id: workspaceId }),
      body,
      "PATCH",
    );
    setLogo(undefined);
    router.refresh();
    return true;
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    save.reset();
    try {
      setLogo(await readLogo(file));
      setWrongFile(null);
    } catch (error) {
      setWrongFile(error instanceof Error ? error.message : null);
    }
  };
  const submit = () => {
    if (!isColour || save.isPending) return;
    const file = logo === undefined ? {} : { logo: logo?.base64 ?? null };
    void save.send({ name, colour: colour.toLowerCase(), ...file });
  };
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const shownLogo = logo === undefined ? logoPath : (logo?.address ?? null);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-x-10 gap-y-6 md:grid-cols-2"
    >
      <div className="min-w-0 space-y-5">
        <Field
          label="Name on reports"
          name="report_name"
          value={name}
          maxLength={100}
          placeholder={brand}
          onChange={(event) => {
            save.reset();
            setName(event.target.value);
          }}
          hint="Empty: the workspace’s name."
        />
        <Field
          label="Colour"
          name="report_colour"
          value={colour}
          maxLength={7}
          placeholder={FIRST_COLOUR}
          onChange={(event) => {
            save.reset();
            setColour(event.target.value);
          }}
          hint="Empty: none."
          error={isColour ? null : `A colour such as ${FIRST_COLOUR}.`}
          end={
            <input
              type="color"
              aria-label="Choose the colour"
              value={COLOUR.test(colour) ? colour : FIRST_COLOUR}
              onChange={(event) => {
                save.reset();
                setColour(event.target.value);
              }}
              className="size-8 rounded border border-edge bg-surface p-0.5"
            />
          }
        />
        <div className="space-y-2">
          <DropZone
            id="report-logo"
            label={shownLogo ? "Choose another logo" : "Choose a logo"}
            hint="PNG, JPEG or WebP, up to 512 KB. It stands on white."
            accept={ACCEPTED}
            isSmall
            onFiles={([file]) => void choose(file)}
          />
          {wrongFile && (
            <p className="text-sm">
              <FieldError isUrgent>{wrongFile}</FieldError>
            </p>
          )}
          {shownLogo && (
            <Button look="quiet" onClick={() => setLogo(null)}>
              Without a logo
            </Button>
          )}
        </div>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving …" : "Save the look"}
        </Button>
        {save.data && <Alert tone="good" title="Saved" isUrgent />}
        {save.error && <FailureAlert error={save.error} title="Not saved" />}
      </div>
      <ReportPreview
        name={name.trim() || brand}
        colour={isColour && colour ? colour : null}
        logo={shownLogo}
      />
    </form>
  );
}
