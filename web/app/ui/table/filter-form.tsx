/** Finds, filters and sorts a list. The address keeps the choice, so it can be shared and goes back. */
import { Form, useSearchParams, useSubmit } from "react-router";
import { FindField } from "../form/find-field.tsx";
import { SELECT_CLASS } from "../form/select-class.ts";
import { classes } from "../marks/classes.ts";

/** Each value with its words. */
export type FilterOptions = readonly (readonly [value: string, words: string])[];

/** `name`: of the value in the address. `value`: the one in use, if the address doesn't say. `isWide`: on a phone. */
export type ListFilter = {
  label: string;
  name: string;
  options: FilterOptions;
  value?: string;
  isWide?: boolean;
};

type FilterFormProps = {
  label?: string;
  action?: string;
  /** The label of the search field, if the list can be searched. */
  find?: string;
  filters: readonly ListFilter[];
  /** Values that the form doesn't show and that stay in the address. */
  kept?: readonly string[];
};

export function FilterForm({ label, action, find, filters, kept = [] }: FilterFormProps) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  return (
    <Form
      role="search"
      aria-label={label}
      {...(action && { action })}
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true });
      }}
      className="grid grid-cols-2 gap-3 md:flex md:flex-wrap print:hidden"
    >
      {find && <FindField label={find} text={search.get("text") ?? ""} />}
      {filters.map((filter) => (
        <FilterChoice
          key={filter.name}
          filter={filter}
          value={search.get(filter.name) ?? filter.value ?? ""}
        />
      ))}
      {kept.map((name) => {
        const value = search.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
    </Form>
  );
}

/** An address may name a choice that is gone; it stays in the list, so that the list says what is shown. */
function FilterChoice({ filter, value }: { filter: ListFilter; value: string }) {
  const { label, name, options, isWide = false } = filter;
  const all = options.some(([option]) => option === value) ? options : [...options, [value, value] as const];
  return (
    // A new value in the address replaces what was chosen.
    <select
      key={value}
      aria-label={label}
      name={name}
      defaultValue={value}
      className={classes(
        SELECT_CLASS,
        "w-full min-w-0 truncate md:w-auto md:max-w-48",
        isWide && "col-span-2",
      )}
    >
      {all.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
