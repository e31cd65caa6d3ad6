/** 'Generated Article': the text, what it gained, what became of every claim, and ways to take it along. */
import type { ArticleResult, ArticleVerdict } from "@citeworthy/core/contract/article";
import type { Edit } from "@citeworthy/core/contract/edit";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { downloadHtml, downloadMarkdown } from "../../article-editor/files/text-files.ts";
import { Markdown } from "../../article-editor/text/markdown.tsx";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Refusal } from "../../refusals/refusal.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";
import { ARTICLE_HEADING, ArticleHeader } from "./article-header.tsx";
import { isAboutPlan, ProblemBox } from "./article-problem.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Claims } from "./claims.tsx";
import { DraftButton } from "./draft-button.tsx";
import { EditedArticle } from "./edited-article.tsx";
import { ChangesOffer, RewriteOffer } from "./rewrite-offer.tsx";
import { useArrival } from "./use-arrival.ts";
import type { ArticleState } from "./use-article.ts";
import { isEdited, type SavedChoices } from "./use-kept-edits.ts";
import { Writing } from "./writing.tsx";

/** `children`: what else can be done, below the text. */
type WrittenProps = { url: string; article: ArticleResult; children?: ReactNode };

function Written({ url, article, children }: WrittenProps) {
  const { title, article: markdown } = article;
  return (
    <Card className="grid grid-cols-1 gap-8">
      <ArticleHeader article={article}>
        <CopyButton text={markdown} what="the article as Markdown" size="medium" variant="line" />
        <DraftButton markdown={markdown} />
        <Button onClick={() => downloadHtml({ title, url, source: article.source ?? [] }, markdown)}>
          <Download aria-hidden="true" className="size-4.5" /> Download HTML
        </Button>
        <Button variant="primary" onClick={() => downloadMarkdown(markdown)}>
          <Download aria-hidden="true" className="size-4.5" /> Download Markdown
        </Button>
      </ArticleHeader>
      <BeforeAfter {...article} />
      <Claims claims={article.claims} />
      <div className="border-t border-line pt-8">
        <Markdown text={markdown} />
      </div>
      {children}
    </Card>
  );
}

/** No edit is offered: the text stays, and what only the author knows is the result. */
function Unchanged({ verdict, markdown }: { verdict: ArticleVerdict; markdown: string }) {
  return (
    <section
      aria-label="Article"
      className="grid grid-cols-1 justify-items-start gap-5 rounded-md border border-dashed border-edge px-5 py-8 md:px-10"
    >
      <div className="grid gap-2">
        <h2 id={ARTICLE_HEADING} tabIndex={-1} className="text-28 focus-visible:outline-offset-4">
          {verdict.title}
        </h2>
        <p className="max-w-[68ch] text-quiet">{verdict.text} No use was counted.</p>
      </div>
      {verdict.missing.length > 0 && <Checklist lines={verdict.missing} />}
      {markdown !== "" && <DraftButton markdown={markdown} />}
    </section>
  );
}

function Checklist({ lines }: { lines: readonly string[] }) {
  return (
    <fieldset className="grid w-full gap-1">
      <legend className="pb-1 font-semibold">What only you can add:</legend>
      {lines.map((line) => (
        <label key={line} className="flex min-h-11 items-start gap-3 border-t border-line py-2.5">
          <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-accent" />
          {line}
        </label>
      ))}
    </fieldset>
  );
}

type ArticlePanelProps = {
  now: ArticleState;
  /** The page's address. */
  url: string;
  /** The report's list of edits. */
  edits?: readonly Edit[] | undefined;
  /** Stores which edits are kept; null for visitors. */
  choices?: SavedChoices;
  /** The other ways to an article; null where no AI model is configured. */
  others?: { onRewrite(): void; onStart(): void } | null;
};

export function ArticlePanel({ now, url, edits = [], choices = null, others = null }: ArticlePanelProps) {
  const panel = useArrival(now);
  if (now.state === "idle") return null;
  const isBusy = now.state === "generating";
  const article = now.state === "error" ? null : now.article;
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-1 gap-6 focus-visible:outline-offset-8">
      {now.state === "error" && <Failed {...now} />}
      {isBusy && <Writing {...now} />}
      {now.state === "written" && now.failed && <Failed {...now.failed} />}
      {!isBusy && article?.notice && <Notice kind="info">{article.notice}</Notice>}
      {article && <Shown {...{ article, url, edits, choices, others, isBusy }} />}
    </div>
  );
}

type ShownProps = Required<Omit<ArticlePanelProps, "now" | "edits">> & {
  edits: readonly Edit[];
  article: ArticleResult;
  isBusy: boolean;
};

/** The server draws nothing longer: it answers nobody while it draws. */
const MAX_DRAWN = { chars: 30_000, parts: 600 };

const isLong = ({ article, claims, source = [] }: ArticleResult): boolean =>
  article.length > MAX_DRAWN.chars || claims.length + source.length > MAX_DRAWN.parts;

function Shown(shown: ShownProps) {
  const isInBrowser = useHydrated();
  if (!isInBrowser && isLong(shown.article)) return <Skeleton label="Loading the article" />;
  return <Drawn {...shown} />;
}

function Drawn({ article, url, edits, choices, others, isBusy }: ShownProps) {
  const { verdict } = article;
  const isUnchanged = verdict !== undefined && verdict.outcome !== "improved";
  const offer = others && (
    <RewriteOffer onRewrite={others.onRewrite} isBusy={isBusy} hasArticle={!isUnchanged} />
  );
  if (isUnchanged)
    return (
      <>
        <Unchanged verdict={verdict} markdown={article.article} />
        {offer}
      </>
    );
  if (!isEdited(article))
    return (
      <Written url={url} article={article}>
        {others && <ChangesOffer onStart={others.onStart} isBusy={isBusy} />}
      </Written>
    );
  return <EditedArticle {...{ url, article, edits, choices }}>{offer}</EditedArticle>;
}

function Failed({
  message,
  refused,
}: Pick<Extract<ArticleState, { state: "error" }>, "message" | "refused">) {
  return isAboutPlan(refused) ? (
    <Refusal refused={refused} isNews />
  ) : (
    <ProblemBox message={message} refused={refused} />
  );
}
