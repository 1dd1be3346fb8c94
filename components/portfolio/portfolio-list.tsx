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

/** All workspaces of a person, to be searched and ordered. */
export function PortfolioList({ entries }: { entries: PortfolioEntry[] }) {
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<Order>("attention");
  const hasAccounts = new Set(entries.map(({ account }) => account.id)).size > 1;
  const shown = arrangeEntries(entries, { words, order });
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
      <p aria-live="polite" className="sr-only">
        {formatPlural(shown.length, "workspace")}
      </p>
      {shown.length > 0 ? (
        <StackedTable
          caption="Workspaces"
          columns={PORTFOLIO_COLUMNS}
          rows={shown.map((entry) => portfolioRow(entry, hasAccounts))}
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
