import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { ExportGuide } from "./export-guide.tsx";

const OPTIONS = PLATFORMS.map((value) => ({ value, label: PLATFORM_WORDS[value] }));

type Props = {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  handle: string;
  onHandle: (handle: string) => void;
  /** An import was asked for without a handle. */
  asksHandle: boolean;
  isLocked: boolean;
};

/** Whose files they are, and where to get them. */
export function AccountFields({ platform, onPlatform, handle, onHandle, asksHandle, isLocked }: Props) {
  return (
    <div className="min-w-0 space-y-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Platform"
          name="platform"
          value={platform}
          onChange={(event) => onPlatform(event.target.value as Platform)}
          disabled={isLocked}
          options={OPTIONS}
        />
        <Field
          label="Handle of the account"
          name="handle"
          value={handle}
          onChange={(event) => onHandle(event.target.value)}
          readOnly={isLocked}
          placeholder="yourbrand"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-invalid={asksHandle}
        />
      </div>
      <ExportGuide platform={platform} />
    </div>
  );
}
