/** Finds, filters and sorts the pages of a project. The address keeps the choice, so it can be shared and goes back. */
import { isKind, type Kind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { Search } from "lucide-react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { INPUT_CLASS } from "../../../ui/marks/input-class.ts";

const SORTS = [
  ["newest", "Newest first"],
  ["lowest", "Lowest score first"],
  ["fall", "Largest fall first"],
  ["title", "By title"],
] as const;

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
      <div className="col-span-2 flex min-w-0 grow gap-2 md:max-w-100">
        <input
          key={value("text")}
          type="search"
          name="text"
          defaultValue={value("text")}
          placeholder="Find a page"
          aria-label="Find a page"
          maxLength={200}
          className={INPUT_CLASS}
        />
        <Button type="submit" aria-label="Find" className="px-3.5">
          <Search aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      <select aria-label="Kind" name="kind" defaultValue={value("kind")} className={SELECT_CLASS}>
        <option value="">All kinds</option>
        {kinds
          .filter((kind): kind is Kind => isKind(kind))
          .map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABEL[kind]}
            </option>
          ))}
      </select>
      <select aria-label="Score" name="score" defaultValue={value("score")} className={SELECT_CLASS}>
        <option value="">All scores</option>
        {(["excellent", "good", "needs-work"] as const).map((band) => (
          <option key={band} value={band}>
            {BAND_LABEL[band]}
          </option>
        ))}
      </select>
      <select aria-label="Sort" name="sort" defaultValue={value("sort") || "newest"} className={SELECT_CLASS}>
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      {(archived > 0 || value("archived") !== "") && (
        <select
          aria-label="Archive"
          name="archived"
          defaultValue={value("archived")}
          className={SELECT_CLASS}
        >
          <option value="">Active pages</option>
          <option value="1">Archived ({archived})</option>
        </select>
      )}
      {value("audit") !== "" && <input type="hidden" name="audit" value={value("audit")} />}
    </Form>
  );
}
