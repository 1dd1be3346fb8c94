import { Field } from "#components/ui/field.tsx";
import { FilterForm } from "#components/ui/filter-form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { LOG_KINDS, type LogFilter, type LogKind } from "#lib/audit-log/schemas.ts";

const KIND_WORDS: Record<LogKind, string> = {
  audit: "Audits",
  share: "Links",
  campaign: "Campaigns",
  draft: "Drafts",
  goal: "Goals",
  alert: "Alert rules",
  digest: "Weekly digests",
  platform: "Accounts on platforms",
  import: "Imports",
  comment: "Comments",
  commenter: "Commenters",
  note: "Notes",
  recommendation: "Recommendations",
  schedule: "Schedules of audits",
  webhook: "Webhooks",
  delivery: "Deliveries",
  signing_secret: "Signing secret",
  key: "API keys",
  member: "Members",
  invitation: "Invitations",
  notice: "Notices",
  history: "History",
  workspace: "Workspace and settings",
};

type Props = {
  path: string;
  filter: LogFilter;
  people: readonly { id: string; name: string }[];
};

/** By whom, what and when the log is narrowed; all of it stands in the address. */
export function LogFilterForm({ path, filter, people }: Props) {
  return (
    // Other filters are another form, whose fields begin with them.
    <FilterForm key={JSON.stringify(filter)} name="Filter the log" path={path}>
      <SelectField
        label="Who"
        name="who"
        defaultValue={filter.who ?? ""}
        options={[
          { value: "", label: "Anyone" },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: "keys", label: "API keys" },
          { value: "operator", label: "The operator" },
        ]}
      />
      <SelectField
        label="What"
        name="kind"
        defaultValue={filter.kind ?? ""}
        options={[
          { value: "", label: "Everything" },
          ...LOG_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
        ]}
      />
      <Field label="From" name="from" type="date" defaultValue={filter.from} />
      <Field label="To" name="to" type="date" defaultValue={filter.to} />
    </FilterForm>
  );
}
