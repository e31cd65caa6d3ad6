/** What a model read into a section, beside what was measured: how far it moved the score, and the words it leans on. */
import type { SectionResult } from "@citeworthy/core/contract";
import { Badge } from "../../ui/badge.tsx";
import { Highlight } from "../../ui/highlight.tsx";

const signed = (points: number) => (points >= 0 ? `+${points}` : String(points));

export function ModelFindings({ model }: { model: NonNullable<SectionResult["model"]> }) {
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3 text-18">
        What {model.name} read <Badge tone="accent">Model, at most 20 points</Badge>
      </h3>
      <p className="text-14 text-quiet">
        Measured alone this section has {model.measured}. The model moved it by {signed(model.moved)}.
        Findings whose words do not stand on the page were dropped.
      </p>
      <ul className="grid gap-4">
        {model.findings.map(({ quote, problem, fix }) => (
          <li key={quote + problem} className="grid gap-1 border-l-3 border-line pl-4">
            <blockquote className="font-serif text-18">
              <Highlight>{quote}</Highlight>
            </blockquote>
            <p>{problem}</p>
            <p className="text-quiet">{fix}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
