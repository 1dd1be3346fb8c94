import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { AuditFailure } from "#components/audits/audit-failure.tsx";
import { useStartAudit } from "#components/audits/use-start-audit.ts";
import { leave } from "#components/members/leave.ts";
import { Alert } from "#components/ui/alert.tsx";
import { chooseTheme, type Theme } from "#components/ui/theme-choice.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { Place, Row } from "./list-rows.ts";
import { ResultList } from "./result-list.tsx";
import { useFound } from "./use-found.ts";

type Props = {
  place: Place;
  /** What was typed before this was loaded. */
  initialWords: string;
  onHelp: () => void;
  onClose: () => void;
};

const LIST = "search-results";

/** Finds pages, brands, audits, campaigns and posts, and begins what can be begun from anywhere. */
export function Palette({ place, initialWords, onHelp, onClose }: Props) {
  const [typed, setTyped] = useState(initialWords);
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useId();
  const theme = (document.documentElement.dataset.theme ?? "system") as Theme;
  const { groups, isLooking, error } = useFound(place, theme, typed);
  const rows = groups.flatMap((group) => group.rows);
  // What comes later stands behind what was there: the first row stays the first.
  const active = rows.find(({ id }) => id === chosen) ?? rows[0];
  const { choose, failure } = useChoice(place, onHelp, onClose);
  const move = (by: number) => {
    if (!active) return;
    const next = rows.at((rows.indexOf(active) + by) % rows.length);
    setChosen(next?.id ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <DialogFrame labelledBy={title} onClose={onClose} initialFocus={field} className="w-[38rem]">
      <h2 id={title} className="sr-only">
        Search and actions
      </h2>
      <div className="relative shrink-0 border-b border-line">
        <Search aria-hidden="true" className="pointer-events-none absolute top-4 left-4 size-5 text-faint" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search pages, brands, campaigns, posts and actions"
          aria-expanded="true"
          aria-controls={LIST}
          aria-activedescendant={active?.id}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Search, or choose an action …"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
          }}
          onKeyDown={press}
          className="block h-13 w-full bg-transparent pr-4 pl-12 text-base outline-none placeholder:text-faint"
        />
      </div>
      {failure && <div className="p-3 pb-0">{failure}</div>}
      <ResultList
        id={LIST}
        groups={groups}
        activeId={active?.id}
        onPoint={setChosen}
        onChoose={choose}
        isLooking={isLooking}
        hint={typed.trim() === "" && place.workspace && !error ? "Type to search posts too." : null}
        error={error}
      />
    </DialogFrame>
  );
}

/** Does what a row stands for. */
function useChoice(place: Place, onHelp: () => void, onClose: () => void) {
  const router = useRouter();
  const [hasStayed, setStayed] = useState(false);
  const id = place.workspace?.id ?? "";
  const audit = useStartAudit(id, (run) => {
    onClose();
    router.push(`/w/${id}/audits/${run.audit_id}`);
  });
  const go = (href: string) => {
    onClose();
    router.push(href);
  };
  const choose = ({ target }: Row) => {
    switch (target.kind) {
      case "page":
        return go(target.href);
      case "colours":
        onClose();
        return chooseTheme(target.theme);
      case "shortcuts":
        return onHelp();
      case "audit":
        return audit.isPending || audit.mutate({});
      case "sign-out":
        return leave().then((isGone) => setStayed(!isGone));
    }
  };
  const failure = audit.error ? (
    <AuditFailure error={audit.error} workspaceId={id} showsRunning={false} />
  ) : (
    hasStayed && <Alert tone="poor" title="Signing out did not work. Try again." isUrgent />
  );
  return { choose, failure };
}
