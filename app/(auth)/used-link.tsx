import { TextLink } from "#components/ui/text-link.tsx";
import { AuthPage } from "./auth-page.tsx";
import { BackToSignIn } from "./back-to-sign-in.tsx";

/** The page of a link that leads nowhere any more. @param again where another one is asked for */
export function UsedLink({ again }: { again: string }) {
  return (
    <AuthPage
      title="This link does not work any more"
      about="It has expired or was used already. Each link works once."
      below={<BackToSignIn />}
    >
      <TextLink href={again} look="row">
        Ask for a new link
      </TextLink>
    </AuthPage>
  );
}
