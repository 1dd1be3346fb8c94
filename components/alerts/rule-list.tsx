import { BellOff, BellRing } from "lucide-react";
import { type Look, LookBadge } from "#components/ui/badge.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Rule } from "#lib/alerts/schemas.ts";
import { channelName, quietWords, ruleName } from "./rule-words.ts";

const COLUMNS: Column[] = [
  { label: "Rule", className: "w-[32%]" },
  { label: "Sends to", className: "w-[26%]" },
  { label: "Quiet hours" },
  { label: "Last fired" },
  { label: "Status" },
];
const ON: Look = { word: "On", tone: "good", icon: BellRing };
const OFF: Look = { word: "Off", tone: "neutral", icon: BellOff };

/** Alert rules; each leads to its own page. @param path of the section */
export function RuleList({ rules, path }: { rules: readonly Rule[]; path: string }) {
  const rows = rules.map(
    (rule): Row => ({
      key: rule.id,
      cells: [
        <TextLink key="name" href={`${path}/${rule.id}`} look="row">
          {ruleName(rule)}
        </TextLink>,
        <span key="to" className="min-w-0 break-words max-lg:text-right">
          {rule.channels.map((one) => (
            <span key={one.id} className="block">
              {channelName(one)}
            </span>
          ))}
        </span>,
        <span key="quiet" className="max-lg:text-right">
          {quietWords(rule)}
        </span>,
        rule.last_fired_at ? <Time key="fired" at={rule.last_fired_at} /> : "Never",
        <LookBadge key="look" look={rule.is_on ? ON : OFF} />,
      ],
    }),
  );
  return <StackedTable caption="Alert rules" from="lg" columns={COLUMNS} rows={rows} />;
}
