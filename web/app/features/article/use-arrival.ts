/** Brings the article into view with the focus: it appears far below the button that asks for it. */
import { useEffect, useRef } from "react";
import { ARTICLE_HEADING } from "./article-header.tsx";
import type { ArticleState } from "./use-article.ts";

/** The element that is shown while there is no article's heading. */
export function useArrival(now: ArticleState) {
  const panel = useRef<HTMLDivElement>(null);
  // A stored article is there when the page opens; nobody asked to be taken to it.
  const arrival = now.state === "written" ? (now.isNew ? "article" : null) : now.state;
  useEffect(() => {
    if (arrival === null || arrival === "idle") return;
    const target = document.getElementById(ARTICLE_HEADING) ?? panel.current;
    const isBusy = arrival === "generating";
    const shown = isBusy ? panel.current : target;
    shown?.scrollIntoView({ block: "start" });
    shown?.focus({ preventScroll: true });
  }, [arrival]);
  return panel;
}
