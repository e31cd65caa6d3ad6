/** The first steps of a workspace: which are done, and the next one with its one button. Beside them, one example. */
import { FIRST_STEPS, type FirstStep } from "@citeworthy/core/product/steps/first-steps";
import { type ReactNode, Suspense, useId } from "react";
import { Await, Link } from "react-router";
import { measurePath } from "../../addresses/measure-path.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ActionButton } from "../../ui/form/action-form.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { classes } from "../../ui/marks/classes.ts";
import { Check } from "../../ui/marks/icons.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { type ExampleView, type FirstStepsView, HIDE_FIRST_STEPS } from "./first-steps-view.ts";
import { WorkedExample } from "./worked-example.tsx";

type GettingStartedProps = {
  steps: FirstStepsView;
  example: Promise<ExampleView | null>;
  /** The form is directly above, so a button to it would do nothing. */
  isBelowForm?: boolean;
};

const NAME: Record<FirstStep, string> = {
  analyze: "Analyze a page",
  choose: "Add an edit to the work list",
  publish: "Publish the change",
  seen: "Seen on the page",
  watch: "Watch a question",
};

export function GettingStarted({ steps, example, isBelowForm = false }: GettingStartedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="grid content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div>
              <h2 id={id} className="text-28">
                Getting started
              </h2>
              <p className="text-14 text-quiet">
                Step {FIRST_STEPS.indexOf(steps.next) + 1} of {FIRST_STEPS.length}
              </p>
            </div>
            <Hide />
          </div>
          <ol className="grid">
            {FIRST_STEPS.map((step, at) => (
              <StepRow
                key={step}
                name={NAME[step]}
                position={at + 1}
                isDone={steps.states[step]}
                isNext={step === steps.next}
              >
                {step === steps.next && <NextStep steps={steps} isBelowForm={isBelowForm} />}
              </StepRow>
            ))}
          </ol>
        </div>
        <Suspense fallback={<Skeleton label="Loading the example" lines={["40%", "90%", "100%", "80%"]} />}>
          <Await resolve={example} errorElement={<SampleLink />}>
            {(found) => (found ? <WorkedExample example={found} /> : <SampleLink />)}
          </Await>
        </Suspense>
      </Card>
    </section>
  );
}

/** Where the example didn't load in time. */
const SampleLink = () => (
  <p>
    <Link to="/sample-report" className="link">
      See an example: the sample report
    </Link>
  </p>
);

type StepRowProps = { name: string; position: number; isDone: boolean; isNext: boolean; children: ReactNode };

function StepRow({ name, position, isDone, isNext, children }: StepRowProps) {
  const disc = isDone
    ? "bg-good-wash text-good"
    : isNext
      ? "bg-accent text-accent-ink"
      : "border border-line bg-surface text-quiet";
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-t border-line py-3 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full text-14 font-semibold ${disc}`}
      >
        {isDone ? <Check className="size-4" /> : position}
      </span>
      <div className="grid gap-3">
        <p className={classes("leading-7", isNext ? "font-semibold" : "text-quiet")}>
          {name}
          <span className="sr-only">: {isDone ? "Done" : isNext ? "Next" : "Later"}</span>
        </p>
        {children}
      </div>
    </li>
  );
}

type NextStepProps = Pick<GettingStartedProps, "steps"> & { isBelowForm: boolean };

function NextStep({ steps, isBelowForm }: NextStepProps) {
  const { note, to, label } = wayOf(steps);
  const { next, item } = steps;
  return (
    <>
      <p className="max-w-[56ch]">{note}</p>
      {item && next !== "watch" && (
        <p className="border-l-2 border-accent pl-3 font-serif text-18 leading-snug wrap-anywhere">
          {item.title}
        </p>
      )}
      {!(next === "analyze" && isBelowForm) && (
        <p className="pb-1">
          <ButtonLink to={to} variant="primary">
            {label}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** What to do for the next step, and where. */
function wayOf({ next, analysisId, item }: FirstStepsView): { note: string; to: string; label: string } {
  const itemPath = item ? `/work-list/${item.id}` : "/work-list";
  switch (next) {
    case "analyze":
      return {
        note: "Paste the address of one of your pages. The report shows what to change, with quotes from the page.",
        to: "/",
        label: "Analyze a page",
      };
    case "choose":
      return {
        note: "Choose an edit of your report that you agree with, and add it to the work list. We look for it on your page later.",
        to: analysisId ? `/analysis/${analysisId}` : "/",
        label: "Open your report",
      };
    case "publish":
      return {
        note: "Change your page as this item says, and publish it. Then mark the item as done.",
        to: itemPath,
        label: "Open the item",
      };
    case "seen":
      return {
        note: "We read your page again and look for the change. You can check it at once; that uses 1 content analysis.",
        to: itemPath,
        label: "Check the page",
      };
    case "watch":
      return {
        note: "Ask the answer engines a question that your page answers, and choose “Run weekly” below the result. Later answers show whether the change helped.",
        to: item?.pageUrl ? measurePath(item.pageUrl, null) : "/ai-visibility-monitor",
        label: "Watch a question",
      };
  }
}

const Hide = () => (
  <ActionButton intent={HIDE_FIRST_STEPS} to="/dashboard" variant="quiet" className="-mx-2 px-2!">
    Hide<span className="sr-only"> the first steps</span>
  </ActionButton>
);
