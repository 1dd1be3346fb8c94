import { ChoiceLinks } from "./choice-links.tsx";

type Props<S extends string> = {
  name: string;
  /** Of the whole list. */
  path: string;
  /** Undefined for all. */
  current: S | undefined;
  choices: readonly { status: S; label: string }[];
};

/** Which rows of a list are shown: all, or those in one state. */
export function StatusFilter<S extends string>({ name, path, current, choices }: Props<S>) {
  const links = [{ status: undefined, label: "All" }, ...choices].map(({ status, label }) => {
    return { href: filteredPath(path, status), label, isCurrent: status === current };
  });
  return <ChoiceLinks name={name} choices={links} />;
}

/** The address of a list with those rows only that are in a state; of all without one. */
export function filteredPath(path: string, status: string | undefined): string {
  return status ? `${path}?status=${status}` : path;
}
