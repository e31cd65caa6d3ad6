/** One field, one button. Disabled while it works and while there is nothing to send. */
import { site } from "@citeworthy/core/product/site";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

type SearchFormProps = {
  busy: boolean;
  /** The address of an analysis under way, so that a reload shows what is being read. */
  initial?: string;
  hint?: string | undefined;
  error?: string | null;
  onTyped(): void;
  onSearch(typed: string): void;
};

export function SearchForm({ busy, initial = "", hint, error, onTyped, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  // Whoever pastes before the page has woken up should not have to paste again.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSearch(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-160 items-start gap-3 sm:grid-cols-[1fr_auto]">
      <Field
        ref={field}
        label="Page address"
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
          setTyped(event.target.value);
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
    </form>
  );
}
