/** Compares two passages: which one is closer to the query, and what the other one lacks. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { rowName } from "@citeworthy/core/visibility/ratings";
import { Check, X } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Pill } from "../../ui/pill.tsx";

type Duel = NonNullable<VisibilityResult["duel"]>;

export function DuelCard({ duel, query }: { duel: Duel; query: string }) {
  const { own, rival, winner, lacks } = duel;
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
        <Side name="Your Brand" side={own} wins={winner === "own"} lacks={winner === "rival" ? lacks : []} />
        <Side
          name={rowName(rival.url)}
          side={rival}
          wins={winner === "rival"}
          lacks={winner === "own" ? lacks : []}
        />
      </div>
      {winner === "even" && <p>Both passages match the query about equally.</p>}
    </section>
  );
}

type SideProps = { name: string; side: Duel["own"]; wins: boolean; lacks: Duel["lacks"] };

function Side({ name, side, wins, lacks }: SideProps) {
  return (
    <article className="grid content-start gap-4 border-line p-5 not-first:border-t md:p-7 md:not-first:border-t-0 md:not-first:border-l">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {wins && (
            <Pill tone="good">
              <Check aria-hidden="true" className="size-4" />
              Closer match
            </Pill>
          )}
        </span>
        <span className="tabular text-14 text-quiet">Estimated relevance {side.relevance.toFixed(2)}</span>
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
