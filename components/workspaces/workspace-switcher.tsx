import { ChevronsUpDown } from "lucide-react";
import { Menu, MenuLink } from "#components/ui/menu.tsx";

type Listed = { id: string; name: string; planName: string; account: string; accountId: string };
type Props = { current: { id: string; name: string }; workspaces: readonly Listed[] };

/** The name of the workspace; with several it opens the list of them, by account where they are of several. */
export function WorkspaceSwitcher({ current, workspaces }: Props) {
  if (workspaces.length < 2)
    return <span className="truncate px-2.5 text-sm font-medium">{current.name}</span>;
  const accounts = [...Map.groupBy(workspaces, ({ accountId }) => accountId)];
  return (
    <Menu
      id="workspaces"
      name={`Workspace: ${current.name}. Switch to another one`}
      className="start-page sm:ms-[5.8rem]"
      label={
        <>
          <span className="truncate">{current.name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </>
      }
    >
      <nav aria-label="Workspaces">
        {accounts.map(([id, listed]) => (
          <AccountGroup
            key={id}
            name={accounts.length > 1 ? listed[0]?.account : undefined}
            listed={listed}
            currentId={current.id}
          />
        ))}
        <div className="mt-1.5 border-t border-line pt-1.5">
          <MenuLink href="/workspaces">
            <span className="font-medium">All workspaces</span>
          </MenuLink>
        </div>
      </nav>
    </Menu>
  );
}

type GroupProps = { name?: string | undefined; listed: readonly Listed[]; currentId: string };

/** The workspaces of one account. @param name of it, where there are several */
function AccountGroup({ name, listed, currentId }: GroupProps) {
  return (
    <>
      {name && (
        <p className="truncate px-3 pt-2.5 pb-1 text-xs font-medium text-soft">
          <span className="sr-only">Account </span>
          {name}
        </p>
      )}
      <ul>
        {listed.map(({ id, name, planName }) => (
          <li key={id}>
            <MenuLink href={`/w/${id}`} isCurrent={id === currentId}>
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-xs text-faint">{planName} plan</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}
