/** The score as a story: what such pages usually score, what is better and worse here, and what that adds up to. */
import { SECTIONS } from "@citeworthy/core/contract";
import {
  isListOfNames,
  LIMIT,
  type ScoreStory,
  type StoryRow,
  storyCounts,
  storyHeadline,
  storyOf,
  storySum,
} from "@citeworthy/core/report/score-story";
import { tenths } from "@citeworthy/core/score/tenths";
import { useState } from "react";
import { Link } from "react-router";
import { Segments } from "../../../article-editor/segments.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import type { ResultView } from "../result-view.ts";
import { slugOf, titleOf } from "../sections/section-names.ts";
import { keepId } from "./keep-card.tsx";
import { type Side, type Step, Waterfall } from "./waterfall.tsx";

const LINK = "underline-offset-[0.2em] hover:text-accent hover:underline";

function RowLabel({ row, next }: { row: StoryRow; next: ResultView["next"] }) {
  const edit = [...next.edits, ...next.more].find(({ audit }) => row.audits.includes(audit ?? ""));
  if (row.difference > 0)
    return (
      <a href={`#${keepId(row)}`} className={LINK}>
        {row.title}
      </a>
    );
  if (edit && !isListOfNames(row))
    return (
      <a href={`#edit-${edit.number}`} className={`flex items-center gap-2 ${LINK}`}>
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent-wash text-12 leading-none font-semibold text-accent">
          <span className="sr-only">Edit </span>
          {edit.number}
        </span>
        {row.title}
      </a>
    );
  if (row.section === null || isListOfNames(row)) return row.title;
  return (
    <Link to={{ hash: slugOf(row.section) }} preventScrollReset className={LINK}>
      {row.title}
    </Link>
  );
}

const stepsOf = (rows: readonly StoryRow[], next: ResultView["next"]): Step[] =>
  rows.map((row) => ({
    key: row.id,
    label: <RowLabel row={row} next={next} />,
    points: row.difference,
  }));

const side = (title: string, steps: Step[]): Side[] =>
  steps.length === 0
    ? []
    : [{ title, points: tenths(steps.reduce((sum, { points }) => sum + points, 0)), steps }];

const byCheck = ({ better, worse }: ScoreStory, next: ResultView["next"]): Side[] => [
  ...side("Better than usual", stepsOf(better, next)),
  ...side("Worse than usual", stepsOf(worse, next)),
];

function bySection({ limit, worse }: ScoreStory, { result }: ResultView): Side[] {
  const steps = SECTIONS.map((section) => ({
    key: section,
    label: (
      <Link to={{ hash: slugOf(section) }} preventScrollReset className={LINK}>
        {titleOf(section)}
      </Link>
    ),
    points: result[section].difference ?? 0,
  })).toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const title = worse.find(({ id }) => id === LIMIT)?.title ?? "";
  const limits = limit < 0 ? [{ key: "limit", label: title, points: limit }] : [];
  const taken = [...limits, ...steps.filter(({ points }) => points < 0)];
  return [
    ...side(
      "Better than usual",
      steps.filter(({ points }) => points > 0),
    ),
    ...side("Worse than usual", taken),
  ];
}

type By = "check" | "section";
const VIEWS: readonly { id: By; label: string }[] = [
  { id: "check", label: "By check" },
  { id: "section", label: "By section" },
];

export function StoryCard({ view }: { view: ResultView }) {
  const [shown, setShown] = useState<By>("check");
  const story = storyOf(view.result);
  if (story === null) return null;
  const { kinds, start, score, exact, better, worse } = story;
  const sides = shown === "check" ? byCheck(story, view.next) : bySection(story, view);
  return (
    <Card padded={false} role="region" aria-labelledby="story" className="overflow-hidden">
      <header className="grid gap-2 px-5 pt-5 pb-2 md:px-8 md:pt-6">
        <h2 id="story" className="text-22 md:text-28">
          {storyHeadline(story)}
        </h2>
        {better.length + worse.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-quiet">{storyCounts(story)}</p>
            <Segments<By> label="Show the points" segments={VIEWS} value={shown} onChange={setShown} />
          </div>
        )}
      </header>
      {sides.length > 0 && (
        <div className="px-5 pb-4 md:px-8">
          <Waterfall
            caption={`How the score of ${score} comes about: ${storySum(story)}.`}
            start={{ label: `${kinds} usually`, points: start }}
            end={{ label: "This page", score, exact }}
            sides={sides}
          />
        </div>
      )}
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-wash px-5 py-3.5 text-14 md:px-8">
        <p className="tabular">{storySum(story)}.</p>
        <Link to="/docs/scoring#sections-and-points" className="link">
          How we know what's usual
        </Link>
      </footer>
    </Card>
  );
}
