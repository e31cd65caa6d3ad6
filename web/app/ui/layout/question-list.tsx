/** Expandable questions that work without scripts. The first is open to show how they work. */
import { Plus } from "../marks/icons.tsx";

export type QuestionListProps = { questions: readonly { question: string; answer: string }[] };

export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-t border-ink">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 hover:text-accent">
            <h3 className="text-18 md:text-22">{question}</h3>
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-measure pb-6 text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  );
}
