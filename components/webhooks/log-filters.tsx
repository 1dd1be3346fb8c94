import { Field } from "#components/ui/field.tsx";
import { FilterForm } from "#components/ui/filter-form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { MAX_LOG_SEARCH } from "#lib/webhooks/values.ts";
import { LOG_EVENTS, type LogFilter } from "./log-filter.ts";
import { DELIVERY_CHOICES } from "./status-badge.tsx";

const STATUSES = [
  { value: "", label: "Any" },
  ...DELIVERY_CHOICES.map(({ status, label }) => ({ value: status, label })),
];
const EVENTS = [{ value: "", label: "Any" }, ...LOG_EVENTS.map((event) => ({ value: event, label: event }))];

/** What the log shows: every choice stands in the address. */
export function LogFilters({ path, filter }: { path: string; filter: LogFilter }) {
  return (
    <FilterForm key={JSON.stringify(filter)} name="Filter the deliveries" path={path}>
      <SelectField
        label="Status"
        name="status"
        id="log-status"
        defaultValue={filter.status ?? ""}
        options={STATUSES}
      />
      <SelectField
        label="Event"
        name="event"
        id="log-event"
        defaultValue={filter.event ?? ""}
        options={EVENTS}
      />
      <Field label="From (UTC)" name="from" id="log-from" type="datetime-local" defaultValue={filter.from} />
      <Field label="To (UTC)" name="to" id="log-to" type="datetime-local" defaultValue={filter.to} />
      <Field
        label="Message ID or text"
        name="q"
        id="log-q"
        type="search"
        maxLength={MAX_LOG_SEARCH}
        autoComplete="off"
        spellCheck={false}
        defaultValue={filter.q}
      />
    </FilterForm>
  );
}
