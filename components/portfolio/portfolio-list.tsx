"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";
import { arrangeEntries, ORDERS, type Order } from "./arrange-entries.ts";
import { PORTFOLIO_COLUMNS, portfolioRow } from "./portfolio-row.tsx";
import { SeveralAudits } from "./several-audits.tsx";
import { useSeveralAudits } from "./use-several-audits.ts";

/** All workspaces of a person, to be searched and ordered. */
export function PortfolioList({ entries }: { entries: PortfolioEntry[] }) {
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<Order>("attention");
  const hasAccounts = new Set(entries.map(({ account }) => account.id)).size > 1;
  const shown = arrangeEntries(entries, { words, order });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const audits = useSeveralAudits(entries);
  const mayRun = ({ role }: PortfolioEntry) => role !== "viewer";
  const isSelectable = entries.filter(mayRun).length > 1;
  const selected = shown.filter((one) => mayRun(one) && chosen.includes(one.id));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,20rem)_15rem]">
        <Field
          label="Search"
          name="words"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label="Order"
          name="order"
          value={order}
          onChange={({ target }) => setOrder(target.value as Order)}
          options={ORDERS}
        />
      </div>
      {order === "change" && shown.some(({ change }) => !change) && (
        <p className="mb-4 text-sm text-soft">
          Where no audit came before, the score's course over the last 90 days counts instead; what is not
          known stands last.
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {formatPlural(shown.length, "workspace")}
      </p>
      {isSelectable && (
        <SeveralAudits
          audits={audits}
          selected={selected}
          all={shown.filter(mayRun).map(({ id }) => id)}
          onSelect={setChosen}
        />
      )}
      {shown.length > 0 ? (
        <StackedTable
          caption="Workspaces"
          columns={PORTFOLIO_COLUMNS}
          rows={shown.map((entry) =>
            portfolioRow(entry, {
              hasAccount: hasAccounts,
              select:
                isSelectable && mayRun(entry)
                  ? { isChosen: chosen.includes(entry.id), onToggle: () => toggle(entry.id) }
                  : null,
              outcome: audits.outcomes.find(({ id }) => id === entry.id),
            }),
          )}
          from="lg"
        />
      ) : (
        <div className="space-y-3 py-6 text-center text-sm text-soft">
          <p>No workspace is called that.</p>
          <Button look="quiet" onClick={() => setWords("")}>
            Show all
          </Button>
        </div>
      )}
    </>
  );
}
