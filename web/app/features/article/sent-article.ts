/**
 * A stored article on its way to the browser. It is as long as its page, in as many parts: as text, sending it takes the
 * server a tenth of the time that a tree of objects takes.
 */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { useMemo } from "react";

export const sentArticle = (article: ArticleResult): string => JSON.stringify(article);

export const useSentArticle = (sent: string | null): ArticleResult | null =>
  useMemo(() => (sent === null ? null : (JSON.parse(sent) as ArticleResult)), [sent]);
