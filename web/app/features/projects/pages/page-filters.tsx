/** Finds, filters and sorts the pages of a project. The address keeps the choice, so it can be shared and goes back. */
import { isKind, type Kind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { Search } from "lucide-react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { INPUT_CLASS } from "../../../ui/marks/input-class.ts";

/** Each value with its words. */
type Options = readonly (readonly [value: string, words: string])[];

const SORTS: Options = [
  ["newest", "Newest first"],
  ["lowest", "Lowest score first"],
  ["fall", "Largest fall first"],
  ["title", "By title"],
];
const SCORES: Options = [
  ["", "All scores"],
  ["excellent", BAND_LABEL.excellent],
  ["good", BAND_LABEL.good],
  ["needs-work", BAND_LABEL["needs-work"]],
];
const kindOptions = (kinds: string[]): Options => [
  ["", "All kinds"],
  ...kinds.filter((kind): kind is Kind => isKind(kind)).map((kind) => [kind, KIND_LABEL[kind]] as const),
];

export function PageFilters({ kinds, archived }: { kinds: string[]; archived: number }) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const value = (name: string) => search.get(name) ?? "";
  return (
    <Form
      role="search"
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true });
      }}
      className="grid grid-cols-2 gap-3 md:flex md:flex-wrap"
    >
      <FindField text={value("text")} />
      <Choice label="Kind" name="kind" value={value("kind")} options={kindOptions(kinds)} />
      <Choice label="Score" name="score" value={value("score")} options={SCORES} />
      <Choice label="Sort" name="sort" value={value("sort") || "newest"} options={SORTS} />
      {(archived > 0 || value("archived") !== "") && (
        <Choice
          label="Archive"
          name="archived"
          value={value("archived")}
          options={[
            ["", "Active pages"],
            ["1", `Archived (${archived})`],
          ]}
        />
      )}
      {value("audit") !== "" && <input type="hidden" name="audit" value={value("audit")} />}
    </Form>
  );
}

function FindField({ text }: { text: string }) {
  return (
    <div className="col-span-2 flex min-w-0 grow gap-2 md:max-w-100">
      <input
        key={text}
        type="search"
        name="text"
        defaultValue={text}
        placeholder="Find a page"
        aria-label="Find a page"
        maxLength={200}
        className={INPUT_CLASS}
      />
      <Button type="submit" aria-label="Find" className="px-3.5">
        <Search aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}

type ChoiceProps = { label: string; name: string; value: string; options: Options };

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <select aria-label={label} name={name} defaultValue={value} className={SELECT_CLASS}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
