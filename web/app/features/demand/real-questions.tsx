/** Questions that people typed into a search engine, to be asked of the answer engines too. */
import type { RealQuestion } from "@citeworthy/core/demand/page-demand";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useMayWrite } from "../../session/use-may-write.ts";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Check } from "../../ui/marks/icons.tsx";
import { pathOf } from "./demand-view.ts";

export function RealQuestions({ questions }: { questions: readonly RealQuestion[] }) {
  return (
    <section aria-labelledby="real-questions" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="real-questions" className="text-28">
          Questions people ask
        </h2>
        <p className="text-14 text-quiet">
          Typed into search in the last 28 days, and not in a monitor yet. One click asks them of the answer
          engines every week; each run uses 1 of your monthly analyses.
        </p>
      </div>
      {questions.length === 0 ? (
        <p className="text-quiet">
          No query of the last 28 days asks something that isn’t in a monitor already.
        </p>
      ) : (
        <ul>
          {questions.map((question) => (
            <QuestionItem key={question.query} question={question} />
          ))}
        </ul>
      )}
    </section>
  );
}

function QuestionItem({ question: { query, url, impressions } }: { question: RealQuestion }) {
  const { Form, isBusy, problem, isDone, value } = useAction<string | null>();
  const mayWrite = useMayWrite();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow basis-80">
        <p className="font-medium [overflow-wrap:anywhere]">{query}</p>
        <p className="text-14 text-quiet [overflow-wrap:anywhere]">
          {numberText(impressions)} impressions, most for {pathOf(url)}
        </p>
        {problem && (
          <p role="alert" className="text-14 font-medium text-poor">
            {problem}
          </p>
        )}
      </div>
      {isDone ? (
        <Link
          to={`/ai-visibility-monitor?monitor=${value}#saved`}
          className="link inline-flex items-center gap-1.5"
        >
          <Check className="size-4" />
          In a monitor
        </Link>
      ) : (
        mayWrite && (
          <Form method="post">
            <input type="hidden" name="query" value={query} />
            <input type="hidden" name="url" value={url} />
            <Button
              type="submit"
              size="small"
              name="intent"
              value="watch"
              busy={isBusy}
              aria-label={`Add “${query}” to a monitor`}
            >
              <Plus aria-hidden="true" className="size-4.5" />
              Add to a monitor
            </Button>
          </Form>
        )
      )}
    </li>
  );
}
