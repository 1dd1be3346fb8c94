import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A component whose code is loaded when it is first shown, always by what a reader does: `next/dynamic` would add two KB to a page for what
 * only matters when a server renders it.
 *
 * @param load of a module whose default export it is
 * @param waiting shown until then
 */
export function loadLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(load) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is read.
  return function LoadedLater(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
