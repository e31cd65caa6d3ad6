/** One field and one button, and more on demand. Disabled while it works and while there is nothing to send. */
import { site } from "@citeworthy/core/product/identity/site";
import { withScheme } from "@citeworthy/core/requests/page-address";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { saveDraft } from "../../drafts/draft.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import {
  AnalysisOptionsFields,
  NO_OPTIONS,
  optionsForPage,
  optionsFrom,
  type TypedOptions,
} from "./analysis-options.tsx";
import type { AnalysisOptions } from "./analysis-request.ts";
import { DRAFT } from "./compare-link.tsx";

type SearchFormProps = {
  busy: boolean;
  /** The URL of a running analysis, so that a reload shows what is being read, or a proposed one. */
  initial?: string;
  hint?: string | undefined;
  error?: string | null;
  onTyped(): void;
  onSearch(typed: string, options: AnalysisOptions): void;
};

export function SearchForm({ busy, initial = "", hint, error, onTyped, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(initial);
  const [options, setOptions] = useState(NO_OPTIONS);
  // The page that restored options were typed for; null while all of them were typed in this visit.
  const [restoredFor, setRestoredFor] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts have started is kept.
  useEffect(() => {
    const early = new FormData(field.current?.form ?? undefined);
    if (field.current?.value) setTyped(field.current.value);
    setOptions(
      ({ question, kind, competitors }): TypedOptions => ({
        question: question || String(early.get("question") ?? ""),
        kind: kind || String(early.get("kind") ?? ""),
        competitors: competitors || String(early.get("competitors") ?? ""),
      }),
    );
  }, []);
  useDraft(DRAFT, ({ url = "", ...rest }) => {
    if (initial === "" && !field.current?.value) setTyped(url);
    const isSamePage = !field.current?.value || field.current.value === url;
    if (!isSamePage) return;
    setOptions({ ...NO_OPTIONS, ...rest });
    setRestoredFor(url);
  });
  const change = (url: string, given: TypedOptions) => {
    setTyped(url);
    setOptions(given);
    saveDraft(DRAFT, { url, ...given });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTyped(typed.trim());
    onSearch(typed, optionsFrom(options));
  };
  // The specification refuses an address without a scheme, so the scheme is one press away.
  const meant = error ? withScheme(typed) : null;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-160 items-start gap-3 sm:grid-cols-[1fr_auto]">
      <Field
        ref={field}
        label="Page URL"
        wide
        type="url"
        name="url"
        inputMode="url"
        autoComplete="url"
        placeholder={`${site.exampleUrl}/blog/your-article`}
        value={typed}
        disabled={busy}
        hint={hint}
        error={error}
        onChange={(event) => {
          const url = event.target.value;
          change(url, optionsForPage(options, restoredFor, url));
          onTyped();
        }}
      />
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={busy || typed.trim() === ""}
        className="sm:mt-[27px]"
      >
        {busy ? "Analyzing…" : "Analyze"}
      </Button>
      {meant !== null && (
        <div className="sm:col-span-2">
          <Button
            size="small"
            onClick={() => {
              change(meant, optionsForPage(options, restoredFor, meant));
              onSearch(meant, optionsFrom(options));
            }}
          >
            <span className="truncate">Analyze {meant}</span>
          </Button>
        </div>
      )}
      <div className="sm:col-span-2">
        <AnalysisOptionsFields
          typed={options}
          busy={busy}
          onChange={(given) => {
            setRestoredFor(null);
            change(typed, given);
          }}
        />
      </div>
    </form>
  );
}
