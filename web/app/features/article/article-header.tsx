/** Title of the generated article, who wrote it, and what can be done with it. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Badge } from "../../ui/labels/badge.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";
import { downloadMarkdown } from "./article-files.ts";

type ArticleHeaderProps = {
  article: Pick<ArticleResult, "mode" | "note">;
  /** What is copied and downloaded. */
  markdown: string;
  /** More buttons, before the download. */
  children?: ReactNode;
};

export function ArticleHeader({ article, markdown, children }: ArticleHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-3 text-28">
          Generated Article
          <Badge>{article.mode === "local" ? "No AI model" : "AI model"}</Badge>
        </h2>
        <p className="text-14 text-quiet">{article.note}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton
          text={markdown}
          label="Copy"
          what="the article as Markdown"
          size="medium"
          variant="line"
        />
        {children}
        <Button variant="primary" onClick={() => downloadMarkdown(markdown)}>
          <Download aria-hidden="true" className="size-4.5" /> Download Markdown
        </Button>
      </div>
    </header>
  );
}
