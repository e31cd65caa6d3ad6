/** How a test goes, and what it found. */
import {
  isWeak,
  type ModelTest,
  type PassedTest,
  rightParts,
  TEST_STEP_NAMES,
  TEST_STEPS,
  testDollars,
  testSeconds,
  testSentences,
  testTokens,
} from "@citeworthy/core/product/models/model-test";
import { useEffect, useRef, useState } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Check, Cross } from "../../../ui/marks/icons.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { type Step, StepList } from "../../../ui/progress/step-list.tsx";
import type { TestState } from "./use-model-test.ts";

const BOX = "rounded-md border border-line bg-surface p-4 md:p-5";

/** Seconds since the test began, counted on the screen. */
function useSeconds(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.round((now - since) / 1_000));
}

function Running({ state, onStop }: { state: Extract<TestState, { kind: "running" }>; onStop: () => void }) {
  const seconds = useSeconds(state.since);
  const now = TEST_STEPS.indexOf(state.step);
  const steps: Step[] = TEST_STEPS.map((id, at) => ({
    id,
    name: TEST_STEP_NAMES[id],
    state: at < now ? "done" : at === now ? "now" : "waiting",
    ...(at === now && { aside: `${seconds} s` }),
  }));
  return (
    <div className={`${BOX} grid max-w-140 gap-3`}>
      <StepList label="Test of the model" steps={steps} />
      <p className="text-14 text-quiet">
        A model on your own machine may take a minute or two. Nothing is changed by the test.
      </p>
      <div>
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

function Figures({ test }: { test: PassedTest }) {
  const rows: [string, string][] = [
    ["Time", testSeconds(test.seconds)],
    ["Cost", testDollars(test.costUsd)],
    ["Tokens", testTokens(test)],
    test.form === "sources"
      ? ["Sources", String(test.sources)]
      : ["Right on", `${rightParts(test)} of ${test.parts.length} points`],
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="font-serif text-22 leading-tight font-medium tracking-[-0.01em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ test: { parts } }: { test: PassedTest }) {
  const wrong = parts.filter(({ isRight }) => !isRight).length;
  if (parts.length === 0) return null;
  return (
    <More summary={wrong === 0 ? "All points" : `All points, ${wrong} missed`}>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {parts.map(({ about, isRight }) => {
          const Icon = isRight ? Check : Cross;
          return (
            <li key={about} className="flex items-start gap-2 text-14">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${isRight ? "text-good" : "text-poor"}`}
              />
              <span>
                <span className="sr-only">{isRight ? "Seen: " : "Missed: "}</span>
                {about}
              </span>
            </li>
          );
        })}
      </ul>
    </More>
  );
}

function Passed({ test }: { test: PassedTest }) {
  const [first, ...others] = testSentences(test);
  const isDoubtful = isWeak(test) || test.isTooSlow || (test.form === "sources" && test.sources === 0);
  return (
    <div className={`${BOX} grid gap-3`}>
      <Figures test={test} />
      {isDoubtful ? (
        <Notice title={first}>{others.length > 0 && <p>{others.join(" ")}</p>}</Notice>
      ) : (
        <p>{testSentences(test).join(" ")}</p>
      )}
      <Points test={test} />
      <p className="text-14 text-quiet">
        Tested <MomentText iso={test.at} />
        {test.form !== "sources" && ", on a short page of ours whose right reading is known"}
      </p>
    </div>
  );
}

function Result({ test }: { test: ModelTest }) {
  if (test.kind === "passed") return <Passed test={test} />;
  return (
    <Notice kind="error" title={test.text}>
      <p>{test.fix}</p>
      <p className="mt-1 text-14 text-quiet">
        Tested <MomentText iso={test.at} />, {test.model}
      </p>
    </Notice>
  );
}

type TestResultProps = { state: TestState; last: ModelTest | null; onStop: () => void };

/** The running test, its result, or the last one that was stored. The result of a test takes the focus when it arrives. */
export function TestResult({ state, last, onStop }: TestResultProps) {
  const ended = useRef<HTMLDivElement>(null);
  const isNew = state.kind === "done" || state.kind === "problem";
  useEffect(() => {
    if (isNew) ended.current?.focus({ preventScroll: true });
  }, [isNew]);
  if (state.kind === "running") return <Running state={state} onStop={onStop} />;
  const test = state.kind === "done" ? state.test : last;
  if (state.kind !== "problem" && test === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of figures and sentences, not of form fields
    <div
      ref={ended}
      tabIndex={-1}
      role="group"
      aria-label="Result of the test"
      className="focus:outline-none"
    >
      {state.kind === "problem" ? <Notice kind="error">{state.text}</Notice> : test && <Result test={test} />}
    </div>
  );
}
