/** The kinds of page to choose from. Loaded when it is opened. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { KIND_OPTIONS } from "@citeworthy/core/product/page-kinds";
import { useEffect, useRef } from "react";

type Option = { value: string; label: string; note?: string };

/** Our own guess has no value: choosing it leaves the kind to the engine. */
function optionsFor({ kind, kindBy }: PageReading): Option[] {
  const kinds = KIND_OPTIONS.map(([value, label]) =>
    value === kind && kindBy !== "user" ? { value: "", label, note: "our guess" } : { value, label },
  );
  return kindBy === "user" ? [...kinds, { value: "", label: "Let the engine decide" }] : kinds;
}

type KindChoiceProps = { reading: PageReading; chosen: string; onChoose(kind: string): void };

export default function KindChoice({ reading, chosen, onChoose }: KindChoiceProps) {
  const set = useRef<HTMLFieldSetElement>(null);
  // The choice replaces the button that opened it, so the focus moves to what is chosen.
  useEffect(
    () => set.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true }),
    [],
  );
  return (
    <fieldset ref={set} className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">What kind of page is it?</legend>
      <div className="flex flex-wrap gap-2">
        {optionsFor(reading).map(({ value, label, note }) => (
          <label key={value} className="relative">
            <input
              type="radio"
              name="kind"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-14 font-medium peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
              {label}
              {note && <span className="font-normal">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
