import { PasswordField } from "#components/ui/password-field.tsx";

export type Proofs = { hasPassword: boolean; hasCodes: boolean };

/** Asks once more for what somebody signs in by; who has neither must have signed in a moment ago. @param id unique on the page */
export function ProofField({
  id,
  hasPassword,
  hasCodes,
  error,
}: Proofs & { id: string; error: string | null }) {
  if (!hasPassword && !hasCodes)
    return (
      <p>You can do this within ten minutes of signing in. If it was longer ago, sign in again first.</p>
    );
  const labels = [hasPassword && "password", hasCodes && "code from your app"].filter(Boolean);
  return (
    <PasswordField
      id={id}
      label={`Your ${labels.join(", or a ")}`}
      name="proof"
      autoComplete="current-password"
      required
      maxLength={1_024}
      error={error}
    />
  );
}
