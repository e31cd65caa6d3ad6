/** The search above a list. `children`: hidden fields that a new search keeps. */
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";

type ListSearchProps = { label: string; hint: string; search: string | null; children?: ReactNode };

export function ListSearch({ label, hint, search, children }: ListSearchProps) {
  return (
    <Form
      preventScrollReset
      role="search"
      key={search}
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      {children}
      <div className="min-w-60 flex-1 md:max-w-100">
        <Field
          label={label}
          hint={hint}
          name="search"
          type="search"
          defaultValue={search ?? ""}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {/* Aligned with the input, which is below its label. */}
      <div className="md:pt-[27px]">
        <Button type="submit">
          <Search aria-hidden="true" className="size-4.5" />
          Search
        </Button>
      </div>
    </Form>
  );
}
