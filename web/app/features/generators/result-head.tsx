/** The head of a result. Its title takes the focus, and a line says how the result was made. */
import type { Origin } from "@citeworthy/core/generators/generated";
import { useEffect, useRef } from "react";
import { Badge } from "../../ui/labels/badge.tsx";

type ResultHeadProps = { title: string; origin: Origin; niche?: string };

export function ResultHead({ title, origin: { mode, note }, niche }: ResultHeadProps) {
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
        {niche && <span className="wrap-anywhere">Niche: {niche}</span>}
      </p>
    </header>
  );
}
