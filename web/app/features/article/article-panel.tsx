/** 'Generated Article': the text, what it gained, what became of every claim, and ways to take it along. */
import type { ArticleResult, ArticleVerdict } from "@citeworthy/core/contract/article";
import { ARTICLE_STEPS } from "@citeworthy/core/product/article-steps";
import { Download } from "lucide-react";
import { Refusal } from "../../refusals/refusal.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StepList } from "../../ui/step-list.tsx";
import { downloadHtml } from "./article-files.ts";
import { ArticleHeader } from "./article-header.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Claims } from "./claims.tsx";
import { EditedArticle } from "./edited-article.tsx";
import { Markdown } from "./markdown.tsx";
import type { ArticleState } from "./use-article.ts";
import { isEdited, type SaveChoice } from "./use-kept-edits.ts";

function Written({ article }: { article: ArticleResult }) {
  return (
    <Card className="grid gap-8">
      <ArticleHeader article={article} markdown={article.article}>
        <Button onClick={() => downloadHtml(article.title, article.article)}>
          <Download aria-hidden="true" className="size-4.5" /> Download HTML
        </Button>
      </ArticleHeader>
      <BeforeAfter {...article} />
      <Claims claims={article.claims} />
      <div className="border-t border-line pt-8">
        <Markdown text={article.article} />
      </div>
    </Card>
  );
}

/** No version beats the page: nothing is offered as an improvement. */
function Unchanged({ verdict }: { verdict: ArticleVerdict }) {
  return (
    <Notice kind={verdict.outcome === "unchanged" ? "good" : "info"} title={verdict.title}>
      <p className="pt-2">{verdict.text} No use was counted.</p>
      {verdict.missing.length > 0 && (
        <>
          <p className="pt-4">What only you can add:</p>
          <ul className="list-disc pt-2 pl-6">
            {verdict.missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

const STATE = { running: "now", done: "done", waiting: "waiting" } as const;

function Writing({ steps, draft }: Extract<ArticleState, { state: "generating" }>) {
  return (
    <Card className="grid gap-6" aria-busy="true">
      <h2 role="status" className="text-22">
        Generating Article...
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

/** `save`: stores which edits are kept; null for visitors. */
export function ArticlePanel({ now, save = null }: { now: ArticleState; save?: SaveChoice }) {
  if (now.state === "idle") return null;
  if (now.state === "generating") return <Writing {...now} />;
  if (now.state === "written") {
    const { verdict } = now.article;
    if (verdict && verdict.outcome !== "improved") return <Unchanged verdict={verdict} />;
    return isEdited(now.article) ? (
      <EditedArticle article={now.article} save={save} />
    ) : (
      <Written article={now.article} />
    );
  }
  if (now.refused) return <Refusal refused={now.refused} isNews />;
  return <Notice kind="error" title={now.message} />;
}
