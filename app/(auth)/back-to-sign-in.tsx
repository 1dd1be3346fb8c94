import { TextLink } from "#components/ui/text-link.tsx";

/** The way back from what stands beside signing in with a password. */
export function BackToSignIn() {
  return (
    <p>
      <TextLink href="/sign-in">Back to sign-in</TextLink>
    </p>
  );
}
