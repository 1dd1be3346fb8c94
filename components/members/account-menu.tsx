import { CircleUser } from "lucide-react";
import { Menu, MenuLink, MenuText } from "#components/ui/menu.tsx";
import { SignOut } from "./sign-out.tsx";

/** Who is signed in, and the way out. */
export function AccountMenu({ name, email }: { name: string; email: string }) {
  return (
    <Menu
      id="account"
      name="Your account"
      triggerClassName="size-9 justify-center px-0 text-soft hover:text-ink"
      className="end-page"
      label={<CircleUser aria-hidden="true" className="size-5" />}
    >
      <MenuText>
        <span className="block truncate font-medium text-ink">{name}</span>
        <span className="block truncate">{email}</span>
      </MenuText>
      <MenuLink href="/account">Sessions and password</MenuLink>
      <MenuLink href="/docs">API reference</MenuLink>
      <MenuLink href="/glossary">Glossary</MenuLink>
      <SignOut />
    </Menu>
  );
}
