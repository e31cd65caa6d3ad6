/** Six features, each with a small piece of the interface. */
import { bandOf } from "@citeworthy/core/score/bands";
import type { ReactNode } from "react";
import { EffortImpactBadge } from "../../ui/figures/effort-impact-badge.tsx";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { MiniField, Specimen } from "./specimen.tsx";

const SECTIONS: [name: string, score: number][] = [
  ["Strategy", 74],
  ["Competitors", 61],
  ["Structure", 58],
  ["Authority", 69],
  ["Technical", 92],
  ["Freshness", 80],
  ["Interactive", 88],
];

const SHAPE = { excellent: "bg-good", good: "bg-fair-shape", "needs-work": "bg-poor" } as const;

const bars = (
  <span className="grid gap-0.5 text-12 text-quiet">
    {SECTIONS.map(([name, score]) => (
      <span key={name} className="grid grid-cols-[5.5rem_1fr_1.25rem] items-center gap-2.5 leading-[1.4]">
        {name}
        <span className="h-1.5 rounded-full bg-ink/9">
          <span
            className={`block h-full rounded-full ${SHAPE[bandOf(score)]}`}
            style={{ width: `${score}%` }}
          />
        </span>
        <b className="tabular text-right text-ink">{score}</b>
      </span>
    ))}
  </span>
);

type Feature = { title: string; text: string; specimen: ReactNode };

const FEATURES: Feature[] = [
  {
    title: "GEO analysis in seven sections",
    text: "Strategy, competitors, structure, authority, technical, freshness and interactive elements, each from 0 to 100.",
    specimen: bars,
  },
  {
    title: "Evidence for every tip",
    text: "Findings quote your page. Each tip shows the study behind it and any contrary study.",
    specimen: (
      <>
        <span className="font-serif text-18">
          &ldquo;<Highlight>Many experts agree</Highlight>&rdquo;
        </span>
        <span className="border-l-[1.5px] border-accent pl-3 font-serif text-16 text-accent italic">
          Which expert, and where?
        </span>
      </>
    ),
  },
  {
    title: "What to change first",
    text: "Each section shows effort and impact, so you can start with quick wins.",
    specimen: (
      <>
        <span>Move the answer up</span>
        <span className="flex flex-wrap gap-2">
          <EffortImpactBadge kind="effort" level="low" />
          <EffortImpactBadge kind="impact" level="high" />
        </span>
      </>
    ),
  },
  {
    title: "An article that sticks to your facts",
    text: "Every number, name, quotation and link comes from your page. Numbers without a source are marked.",
    specimen: (
      <span className="font-mono text-12 leading-relaxed text-quiet">
        <b className="text-ink">## In short</b>
        <br />
        Use 55 grams of ground coffee
        <br />
        for each liter of water.
        <br />
        <span className="text-fair">[needs source]</span>
      </span>
    ),
  },
  {
    title: "Access check",
    text: "See which AI crawlers may read your page and what they see without JavaScript.",
    specimen: (
      <span className="grid gap-1.5 font-mono text-12 text-quiet">
        <span className="flex justify-between">
          OAI-SearchBot <b className="text-good">allowed</b>
        </span>
        <span className="flex justify-between">
          PerplexityBot <b className="text-good">allowed</b>
        </span>
        <span className="flex justify-between">
          Googlebot <b className="text-good">allowed</b>
        </span>
      </span>
    ),
  },
  {
    title: "Free generators",
    text: "Meta tags and content ideas: two free uses each, unlimited with an account.",
    specimen: (
      <>
        <MiniField>Coffee to Water Ratio: 55 g per Liter</MiniField>
        <span className="text-quiet">37 characters</span>
      </>
    ),
  },
];

export function Features() {
  return (
    <Section band labelledBy="features">
      <div className="mb-10 grid gap-3">
        <h2 id="features" className="text-36">
          Every score shows its evidence
        </h2>
        <p className="text-18 text-quiet">Six things you can do.</p>
      </div>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text, specimen }) => (
          <li key={title} className="grid content-start gap-3">
            <Specimen tall>{specimen}</Specimen>
            <h3 className="text-22">{title}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap gap-x-8">
        <ArrowLink to="/docs/scoring">Read the scoring rubric</ArrowLink>
        <ArrowLink to="/free-tools">Try the free tools</ArrowLink>
        <ArrowLink to="/pricing">See the plans</ArrowLink>
      </p>
    </Section>
  );
}
