/** Findings of a model in older stored results, from when a model could change a section's score. */
import type { SectionResult } from "@citeworthy/core/contract";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";

const signed = (points: number) => (points >= 0 ? `+${points}` : String(points));

export function ModelFindings({ model }: { model: NonNullable<SectionResult["model"]> }) {
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3 text-18">
        Findings from {model.name} <Badge tone="accent">AI model: at most 20 points</Badge>
      </h3>
      <p className="text-14 text-quiet">
        Without the AI model this section scores {model.measured}; the model changed it by{" "}
        {signed(model.moved)}. We dropped findings that did not quote the page.
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
