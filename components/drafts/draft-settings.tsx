import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { FORMATS } from "#lib/draft-model/content-draft.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { type DraftPlace, listFormats, moveTo } from "./draft-place.ts";

const KINDS = [
  { value: "text", label: "Text" },
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

type Props = { place: DraftPlace; onChange: (place: DraftPlace) => void };

/** What is drafted and for where; it holds for both variants. */
export function DraftSettings({ place, onChange }: Props) {
  return (
    <section
      aria-label="What is drafted, and for where"
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,10rem)_auto] sm:gap-x-4"
    >
      <SelectField
        label="Platform"
        name="platform"
        value={place.platform}
        onChange={({ target }) => {
          const platform = PLATFORMS.find((name) => name === target.value);
          if (platform) onChange(moveTo(platform, place));
        }}
        options={PLATFORMS.map((value) => ({ value, label: PLATFORM_WORDS[value] }))}
      />
      <SelectField
        label="Format"
        name="format"
        value={place.format}
        onChange={({ target }) => {
          const format = FORMATS.find((name) => name === target.value);
          if (format) onChange({ ...place, format });
        }}
        options={listFormats(place)}
      />
      <div className="col-span-2 sm:col-span-1">
        <ChoiceChips
          name="kind"
          legend="Content"
          value={place.kind}
          choices={KINDS}
          onChoose={(kind) => onChange({ ...place, kind })}
        />
      </div>
    </section>
  );
}
