/** The steps on the sample page that the product ships. Marked as an example, and apart from the user's own numbers. */

import { rangeWords } from "@citeworthy/core/visibility/rate-words";
import { ENOUGH_ANSWERS } from "@citeworthy/core/worklist/next-state";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { Badge } from "../../ui/labels/badge.tsx";
import type { ExampleView } from "./first-steps-view.ts";

/** Figures for the explanation of the last step: the ranges are far enough apart. */
const BEFORE = { cited: 0, counted: ENOUGH_ANSWERS };
const SINCE = { cited: 9, counted: ENOUGH_ANSWERS };

const SIGN_WORDS: Record<ExampleView["sign"], string> = {
  first: "A check finds the sentence among the first words of the page.",
  there: "A check finds the new text on the page.",
};

const Stage = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-14 font-semibold">{name}</dt>
    <dd className="text-14 text-quiet">{children}</dd>
  </div>
);

export function WorkedExample({ example }: { example: ExampleView }) {
  const { title, question, score, fault, advice, text, sign } = example;
  return (
    <div className="grid content-start gap-4 rounded-md bg-wash p-5 md:p-6">
      <div className="grid justify-items-start gap-2">
        <Badge tone="accent">Example</Badge>
        <h3 className="text-22">The same steps on a page we made up</h3>
      </div>
      <dl className="grid gap-4">
        <Stage name="Analyzed">
          <span className="flex items-center gap-3">
            <TinyRing score={score} word={false} />“{title}”
          </span>
        </Stage>
        <Stage name="An edit, added to the work list">
          {fault} {advice}
          <span className="mt-2 block border-l-2 border-accent pl-3 font-serif text-16 leading-normal text-ink">
            {text}
          </span>
        </Stage>
        <Stage name="Published, then seen on the page">{SIGN_WORDS[sign]}</Stage>
        <Stage name="A question is watched">
          {question ? `“${question}” ` : "It "}is asked every week. If {BEFORE.cited} of {BEFORE.counted}{" "}
          answers cited the page before and {SINCE.cited} of {SINCE.counted} since, that would be proven: the
          ranges, {rangeWords(BEFORE)} and {rangeWords(SINCE)}, don’t overlap.
        </Stage>
      </dl>
      <p>
        <Link to="/sample-report" className="link">
          Open the sample report
        </Link>
      </p>
    </div>
  );
}
