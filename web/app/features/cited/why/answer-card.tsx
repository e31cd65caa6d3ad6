/** One answer with its claims numbered, and the way to the answers before and after it. */
import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { KeyboardEvent } from "react";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { ArrowLeft, ArrowRight } from "../../../ui/marks/icons.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { AnswerText } from "../claims/answer-text.tsx";
import type { AnswerChoice } from "./answer-choice.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function AnswerCard({ choice }: { choice: AnswerChoice }) {
  const { answer, answers, at, engine, pickAnswer } = choice;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || answers.length < 2) return;
    event.preventDefault();
    pickAnswer(at + step);
  };
  return (
    <Card padded={false} role="group" aria-label="Answer" onKeyDown={onKeyDown}>
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pr-5 md:pl-8">
        <p aria-live="polite" className="text-14">
          <b>{ENGINE_NAMES[engine]}</b>, <MomentText iso={answer.askedAt} />.{" "}
          <span className="text-quiet">
            Answer {at + 1} of {answers.length}. {ownRoleWords(answer)}
          </span>
        </p>
        {answers.length > 1 && (
          <div className="flex shrink-0 gap-2 print:hidden">
            <StepButton label="Previous answer" onClick={() => pickAnswer(at - 1)} icon={ArrowLeft} />
            <StepButton label="Next answer" onClick={() => pickAnswer(at + 1)} icon={ArrowRight} />
          </div>
        )}
      </header>
      <div className="px-5 py-5 md:px-8 md:py-7">
        <AnswerText answer={answer} />
      </div>
    </Card>
  );
}

/** What the answer did with the user's page. */
export function ownRoleWords({ sources, searched, reportsDropped }: SourcedAnswer): string {
  if (!searched) return "Answered from memory.";
  const own = sources.filter(({ isOwn }) => isOwn);
  if (own.some(({ role }) => role === "cited")) return "Your page is cited.";
  if (own.length > 0) return "Your page was read, not cited.";
  return reportsDropped ? "Your page was not among the pages it read." : "Your page is not cited.";
}

type StepButtonProps = { label: string; onClick(): void; icon: typeof ArrowLeft };

const StepButton = ({ label, onClick, icon: Icon }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={`${label} (arrow keys)`}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-sm border border-ink/26 bg-surface hover:border-ink"
  >
    <Icon aria-hidden="true" className="size-4.5" />
  </button>
);
