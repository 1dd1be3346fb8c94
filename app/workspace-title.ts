import type { Metadata } from "next";
import { requireMember } from "./session-caller.ts";

type Props = { params: Promise<{ workspace_id: string }> };

/** The metadata of a page whose title is the name of its workspace and what the page shows of it. */
export function workspaceTitle(shown: string): (props: Props) => Promise<Metadata> {
  return async ({ params }) => {
    const { workspace } = await requireMember((await params).workspace_id);
    return { title: `${workspace.name} ${shown}` };
  };
}
