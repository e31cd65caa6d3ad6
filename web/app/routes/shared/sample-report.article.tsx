/** Generates the sample's article. Its code is loaded when a visitor asks for the article. */
import { useEffect, useRef } from "react";
import { ArticlePanel } from "../../features/article/article-panel.tsx";
import type { ArticleSource } from "../../features/article/article-request.ts";
import { type ArticleState, useArticle } from "../../features/article/use-article.ts";

type SampleArticleProps = { source: ArticleSource; onChange(now: ArticleState): void };

export default function SampleArticle({ source, onChange }: SampleArticleProps) {
  const { now, start } = useArticle(null);
  const isStarted = useRef(false);
  useEffect(() => {
    // Development mounts every component twice; the article is asked for once.
    if (isStarted.current) return;
    isStarted.current = true;
    void start(source);
  });
  useEffect(() => {
    if (now.state !== "idle") onChange(now);
  }, [now, onChange]);
  return <ArticlePanel now={now} url={source.url} edits={source.result.edits} />;
}
