import { ChevronsUpDown } from "lucide-react";
import { Menu, MenuLink } from "#components/ui/menu.tsx";

type Props = {
  current: { id: string; name: string };
  workspaces: readonly { id: string; name: string; planName: string }[];
};

/** The name of the workspace; with several it opens the list of them. */
export function WorkspaceSwitcher({ current, workspaces }: Props) {
  if (workspaces.length < 2)
    return <span className="truncate px-2.5 text-sm font-medium">{current.name}</span>;
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
        <ul>
          {workspaces.map(({ id, name, planName }) => (
            <li key={id}>
              <MenuLink href={`/w/${id}`} isCurrent={id === current.id}>
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-xs text-faint">{planName} plan</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}
