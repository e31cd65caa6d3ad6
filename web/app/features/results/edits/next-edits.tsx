/** Do this next: the few edits worth most, and the score they could bring. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { BAND_LABEL, bandOf, EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { numberText } from "../../../ui/figures/number-text.ts";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import type { NextView } from "../result-view.ts";
import { slugOf } from "../sections/section-names.ts";
import { EditRow } from "./edit-row.tsx";
import { projectedScore } from "./projected-score.ts";

type NextEditsProps = { next: NextView; result: AnalysisResult };

const COUNT = ["No", "One", "Two", "Three"];
const ALL_OF = ["", "With this edit", "With both", "With all three"];
const countWords = (count: number) => `${COUNT[count] ?? count} ${count === 1 ? "edit" : "edits"}`;

/** With less than this to gain, an edit isn't worth its own place. */
const MIN_GAIN = 0.5;

function NothingToDo({ next, score }: { next: NextView; score: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-6">
      <div className="grid gap-2">
        <h2 className="text-28">Nothing you must do</h2>
        <p className="max-w-[52ch] text-quiet">
          {next.largestGain < MIN_GAIN
            ? "No edit would add more than half a point."
            : `We found no edit that has to come first. The sections below list smaller ones, up to +${numberText(next.largestGain)} each.`}{" "}
          Analyze the page again when its facts change.
        </p>
      </div>
      <TinyRing score={score} />
    </Card>
  );
}

/** Which score is projected from what: all the edits, or only those that are ticked. */
function outcomeWords(total: number, ticked: readonly number[], now: number, then: number): string {
  const which =
    ticked.length === 0 || ticked.length === total
      ? (ALL_OF[total] ?? "With all of them")
      : `With edit ${ticked.map((index) => index + 1).join(" and ")}`;
  const goal = now >= EXCELLENT ? null : now >= GOOD ? EXCELLENT : GOOD;
  const far = goal === null || then >= goal ? "" : ` ${BAND_LABEL[bandOf(goal)]} starts at ${goal}.`;
  return then === now
    ? `${which}, the score stays about ${now}.${far}`
    : `${which}, ${now} becomes up to ${then}.${far}`;
}

export function NextEdits({ next, result }: NextEditsProps) {
  const [ticked, setTicked] = useState<number[]>([]);
  const { edits, exact, further } = next;
  const now = result.score.score;
  if (edits.length === 0) return <NothingToDo next={next} score={now} />;
  // A failed requirement limits every section, so points earned below it would not show in the score.
  const isLimited = result.gates.some(({ passed }) => !passed);
  const toggle = (index: number) =>
    setTicked((before) =>
      before.includes(index) ? before.filter((one) => one !== index) : [...before, index].toSorted(),
    );
  const counted = ticked.length === 0 ? edits : edits.filter((_, index) => ticked.includes(index));
  const then = projectedScore(now, exact, counted);
  return (
    <Card padded={false} role="region" aria-labelledby="do-next" className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-4 md:px-8 md:pt-6">
        <div>
          <h2 id="do-next" className="text-28">
            Do this next
          </h2>
          <p className="text-14 text-quiet">
            {countWords(edits.length)}. Points are points of the overall score, at most.
          </p>
        </div>
        {!isLimited && then > now && (
          <p className="flex items-center gap-2">
            <TinyRing score={now} word={false} />
            <ArrowRight aria-label="becomes up to" className="size-4 text-quiet" />
            <TinyRing score={then} word={false} />
          </p>
        )}
      </header>
      <ol>
        {edits.map((edit, index) => (
          <EditRow
            key={edit.fault}
            edit={edit}
            number={index + 1}
            isTicked={ticked.includes(index)}
            onTick={isLimited ? null : () => toggle(index)}
          />
        ))}
      </ol>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-wash px-5 py-3.5 text-14 md:px-8">
        <p aria-live="polite">
          {isLimited
            ? "The score can't rise above 40 until the problem above is fixed."
            : outcomeWords(edits.length, ticked, now, then)}
        </p>
        {further && ticked.length === 0 && (
          <Link to={{ hash: slugOf(further.section) }} preventScrollReset className="link">
            {further.count} more {further.count === 1 ? "edit" : "edits"} to reach{" "}
            {BAND_LABEL[further.target]}
          </Link>
        )}
      </footer>
    </Card>
  );
}
