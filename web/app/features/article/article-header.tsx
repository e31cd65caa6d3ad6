/** Title of the generated article, who wrote it, and what can be done with it. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import type { ReactNode } from "react";
import { Badge } from "../../ui/labels/badge.tsx";

type ArticleHeaderProps = { article: Pick<ArticleResult, "mode" | "note">; children?: ReactNode };

/** The heading takes the focus when the article appears. */
export const ARTICLE_HEADING = "generated-article";

export function ArticleHeader({ article, children }: ArticleHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h2
          id={ARTICLE_HEADING}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-3 text-28 focus-visible:outline-offset-4 md:text-36"
        >
          Generated Article
          <Badge>{article.mode === "local" ? "No AI model" : "AI model"}</Badge>
        </h2>
        <p className="max-w-[80ch] text-14 text-quiet">{article.note}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2 print:hidden">{children}</div>}
    </header>
  );
}
