/** An article that is being written: its steps, and a model's draft as it comes. */
import { ARTICLE_STEPS } from "@citeworthy/core/product/steps/article-steps";
import { Markdown } from "../../article-editor/text/markdown.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { StepList } from "../../ui/progress/step-list.tsx";
import type { ArticleState } from "./use-article.ts";

const STATE = { running: "now", done: "done", waiting: "waiting" } as const;

export function Writing({ steps, draft, isRewrite }: Extract<ArticleState, { state: "generating" }>) {
  return (
    <Card className="grid gap-6" aria-busy="true">
      <h2 role="status" className="text-22">
        {isRewrite ? "Rewriting Your Page..." : "Generating Article..."}
      </h2>
      <StepList
        label="Article steps"
        steps={ARTICLE_STEPS.map(({ id, label }) => ({
          id,
          name: label,
          state: STATE[steps[id] ?? "waiting"],
        }))}
      />
      {draft && (
        <div className="max-h-120 overflow-y-auto border-t border-line pt-6">
          <Markdown text={draft} />
        </div>
      )}
    </Card>
  );
}
