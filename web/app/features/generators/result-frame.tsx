/** Where a result will stand, while it is made, and once it is there: its heading takes the focus. */
import type { Origin } from "@citeworthy/core/generators/generated";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { GeneratorDesk } from "./use-generator.ts";

type ResultPlaceProps<T> = {
  desk: GeneratorDesk<T>;
  /** What will stand here. */
  empty: string;
  children: (value: T) => ReactNode;
};

export function ResultPlace<T>({ desk: { busy, made }, empty, children }: ResultPlaceProps<T>) {
  if (busy)
    return (
      <div className="grid gap-8 border-t-2 border-ink pt-6">
        <Skeleton label="Generating" lines={["30%", "90%", "100%"]} />
        <div aria-hidden="true">
          <Skeleton lines={["25%", "100%", "95%", "60%"]} />
        </div>
      </div>
    );
  if (made === null)
    return (
      <p className="rounded-md border border-dashed border-edge px-6 py-10 text-center text-quiet">{empty}</p>
    );
  return <div key={made.id}>{children(made.value)}</div>;
}

export function ResultHead({ title, origin: { mode, note } }: { title: string; origin: Origin }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="grid gap-2 border-t-2 border-ink pt-5">
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-quiet">
        <span className="flex gap-1.5">
          <Badge>Estimated</Badge>
          <Badge tone="outline">{mode === "local" ? "Templates" : "AI model"}</Badge>
        </span>
        {note}
      </p>
    </header>
  );
}
