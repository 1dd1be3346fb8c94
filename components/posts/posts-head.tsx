import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { PageHead } from "#components/ui/page-head.tsx";

type Props = { workspace: { id: string; name: string }; current: "list" | "patterns" };

/** The head of the pages of posts, with the way from one to the other. */
export function PostsHead({ workspace: { id, name }, current }: Props) {
  const path = `/w/${id}/posts`;
  return (
    <PageHead
      title="Posts"
      about={name}
      aside={
        <ChoiceLinks
          name="Views of posts"
          choices={[
            { label: "List", href: path, isCurrent: current === "list" },
            { label: "Times and formats", href: `${path}/patterns`, isCurrent: current === "patterns" },
          ]}
        />
      }
    />
  );
}
