/** 'Generated Article': the text, what it gained, what became of every claim, and ways to take it along. */
import type { ArticleResult, ArticleVerdict } from "@citeworthy/core/contract/article";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Refusal } from "../../refusals/refusal.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { downloadHtml } from "./article-files.ts";
import { ArticleHeader } from "./article-header.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Claims } from "./claims.tsx";
import { EditedArticle } from "./edited-article.tsx";
import { Markdown } from "./markdown.tsx";
import { ChangesOffer, RewriteOffer } from "./rewrite-offer.tsx";
import type { ArticleState } from "./use-article.ts";
import { isEdited, type SavedChoices } from "./use-kept-edits.ts";
import { Writing } from "./writing.tsx";

/** `children`: what else can be done, below the text. */
function Written({ article, children }: { article: ArticleResult; children?: ReactNode }) {
  return (
    <Card className="grid gap-8">
      <ArticleHeader article={article} markdown={article.article}>
        <Button onClick={() => downloadHtml(article, article.article)}>
          <Download aria-hidden="true" className="size-4.5" /> Download HTML
        </Button>
      </ArticleHeader>
      <BeforeAfter {...article} />
      <Claims claims={article.claims} />
      <div className="border-t border-line pt-8">
        <Markdown text={article.article} />
      </div>
      {children}
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

type ArticlePanelProps = {
  now: ArticleState;
  /** Stores which edits are kept; null for visitors. */
  choices?: SavedChoices;
  /** The other ways to an article; null where no AI model is configured. */
  others?: { onRewrite(): void; onStart(): void } | null;
};

export function ArticlePanel({ now, choices = null, others = null }: ArticlePanelProps) {
  if (now.state === "idle") return null;
  if (now.state === "error") return <Failed {...now} />;
  const isBusy = now.state === "generating";
  const { article } = now;
  return (
    <div className="grid gap-6">
      {isBusy && <Writing {...now} />}
      {now.state === "written" && now.failed && <Failed {...now.failed} />}
      {!isBusy && article?.notice && <Notice kind="info">{article.notice}</Notice>}
      {article && <Shown {...{ article, choices, others, isBusy }} />}
    </div>
  );
}

type ShownProps = Required<Omit<ArticlePanelProps, "now">> & { article: ArticleResult; isBusy: boolean };

function Shown({ article, choices, others, isBusy }: ShownProps) {
  const { verdict } = article;
  const isUnchanged = verdict !== undefined && verdict.outcome !== "improved";
  const offer = others && (
    <RewriteOffer onRewrite={others.onRewrite} isBusy={isBusy} hasArticle={!isUnchanged} />
  );
  if (isUnchanged)
    return (
      <>
        <Unchanged verdict={verdict} />
        {offer}
      </>
    );
  if (!isEdited(article))
    return (
      <Written article={article}>
        {others && <ChangesOffer onStart={others.onStart} isBusy={isBusy} />}
      </Written>
    );
  return (
    <EditedArticle article={article} choices={choices}>
      {offer}
    </EditedArticle>
  );
}

function Failed({
  message,
  refused,
}: Pick<Extract<ArticleState, { state: "error" }>, "message" | "refused">) {
  return refused ? <Refusal refused={refused} isNews /> : <Notice kind="error" title={message} />;
}
