/** Puts the best passage of the own page beside a competitor's, with what only the other one has. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { rowName } from "@citeworthy/core/visibility/ratings";
import { X } from "lucide-react";
import { Badge } from "../../../ui/labels/badge.tsx";
import { FitMeter } from "./fit-meter.tsx";

type Duel = NonNullable<VisibilityResult["duel"]>;

export function DuelCard({ duel, query }: { duel: Duel; query: string }) {
  const { own, rival, lacks, verdict } = duel;
  return (
    <section aria-labelledby="duel" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="duel" className="text-28">
          Passage comparison
        </h2>
        <Badge tone="outline">Estimated</Badge>
      </div>
      <p className="text-quiet">
        The closest passage on your page and on {rowName(rival.url)} for “{query}”.
      </p>
      <div className="grid overflow-hidden rounded-md border border-line bg-surface md:grid-cols-2">
        <Side name="Your Brand" side={own} lacks={lacks} />
        <Side name={rowName(rival.url)} side={rival} lacks={[]} />
      </div>
      {/* Absent in runs from before the verdict was kept. */}
      {verdict && <p>{verdict}</p>}
    </section>
  );
}

type SideProps = { name: string; side: Duel["own"]; lacks: Duel["lacks"] };

function Side({ name, side, lacks }: SideProps) {
  return (
    <article className="grid content-start gap-4 border-line p-5 not-first:border-t md:p-7 md:not-first:border-t-0 md:not-first:border-l">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{name}</span>
        {side.step && <FitMeter step={side.step} />}
      </p>
      <blockquote className="grid gap-2 break-words">
        {side.heading && <p className="font-semibold">{side.heading}</p>}
        <p>{side.passage}</p>
      </blockquote>
      {lacks.length > 0 && (
        <ul className="grid gap-2">
          {lacks.map(({ kind, text }) => (
            <li key={kind} className="flex gap-2">
              <X aria-hidden="true" className="mt-1 size-4 shrink-0 text-poor" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
