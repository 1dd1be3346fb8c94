import { Field } from "#components/ui/field.tsx";
import { FilterForm } from "#components/ui/filter-form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { type RequestFilter, STATUS_CLASSES } from "#lib/request-log/schemas.ts";

const CLASS_WORDS = { "2xx": "Succeeded (2xx)", "4xx": "Refused (4xx)", "5xx": "Failed (5xx)" };

type Props = {
  path: string;
  filter: RequestFilter;
  operations: readonly string[];
  keys: readonly { id: string; name: string }[];
};

/** By what the list of requests is narrowed; all of it stands in the address. */
export function RequestFilterForm({ path, filter, operations, keys }: Props) {
  return (
    // Other filters are another form, whose fields begin with them.
    <FilterForm key={JSON.stringify(filter)} name="Filter the requests" path={path}>
      <SelectField
        label="Status"
        name="status"
        defaultValue={filter.status ?? ""}
        options={[
          { value: "", label: "Any" },
          ...STATUS_CLASSES.map((one) => ({ value: one, label: CLASS_WORDS[one] })),
        ]}
      />
      <SelectField
        label="Operation"
        name="operation"
        defaultValue={filter.operation ?? ""}
        options={[
          { value: "", label: "All" },
          ...withChosen(operations, filter.operation).map((id) => ({ value: id, label: id })),
        ]}
      />
      <SelectField
        label="Key"
        name="key"
        defaultValue={filter.key ?? ""}
        options={[{ value: "", label: "All" }, ...keys.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Field
        label="Request ID"
        name="request"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        defaultValue={filter.request}
      />
    </FilterForm>
  );
}

/** The chosen one is there even where it was not asked for. */
function withChosen(operations: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen && !operations.includes(chosen) ? [...operations, chosen] : operations;
}
