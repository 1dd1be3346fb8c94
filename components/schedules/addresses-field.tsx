import { CONTROL } from "#components/ui/control-class.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";

type Props = {
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  error: string | null;
};

/** Addresses of people who are no members, one a line. */
export function AddressesField({ value, onChange, readOnly, error }: Props) {
  return (
    <div className="space-y-1.5">
      <label htmlFor="addresses" className="block text-sm font-medium">
        Other addresses
      </label>
      <textarea
        ref={keepEarlyInput}
        id="addresses"
        name="addresses"
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={readOnly}
        aria-invalid={error !== null}
        aria-describedby="addresses-hint"
        className={`${CONTROL} h-auto py-2 aria-invalid:border-poor read-only:bg-sunken`}
      />
      <p id="addresses-hint" className="text-sm text-soft">
        {error !== null ? (
          <FieldError>{error}</FieldError>
        ) : readOnly ? (
          "Only owners and admins can change these."
        ) : (
          "One per line. Every mail has a link that stops the reports."
        )}
      </p>
    </div>
  );
}
