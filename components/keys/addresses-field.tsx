import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorWithin } from "#components/ui/field-errors.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import type { InvalidField } from "#lib/http/fetch-json.ts";

/** Addresses that a key is limited to, one a line. @param errors what is wrong with any field of the form */
export function AddressesField({ errors }: { errors: InvalidField[] }) {
  const wrong = errors.find(({ pointer }) => pointer.startsWith("/addresses/"));
  const place = wrong?.pointer.split("/")[2];
  const told = errorWithin(errors, "/addresses");
  const error = told && place !== undefined ? `Number ${Number(place) + 1}: ${told}` : told;
  return (
    <div className="space-y-1.5">
      <label htmlFor="key-addresses" className="block text-sm font-medium">
        Only from these addresses
      </label>
      <textarea
        ref={keepEarlyInput}
        id="key-addresses"
        name="addresses"
        rows={2}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby="key-addresses-hint"
        className={cx(CONTROL, "h-auto py-2 font-mono aria-invalid:border-poor")}
      />
      <p id="key-addresses-hint" className="text-sm text-soft">
        {error !== null ? (
          <FieldError>{error}</FieldError>
        ) : (
          "Optional: IPv4, IPv6 or ranges such as 203.0.113.0/24, one a line. Leave empty to allow any address."
        )}
      </p>
    </div>
  );
}
