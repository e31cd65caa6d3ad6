/**
 * A long text to read: its head, perhaps a picture, the contents in the margin, the text, and what follows it. The route
 * that shows one imports `reading.css`, so that it is there with the page even where this code is not.
 */
import type { ReactNode } from "react";
import { ContentsList, type Heading } from "./contents-list.tsx";

type ReadingPageProps = {
  head: ReactNode;
  picture?: ReactNode;
  headings: readonly Heading[];
  /** Our own markdown, made HTML when the site was built; raw HTML in it is refused there. */
  html: string;
  children?: ReactNode;
};

export function ReadingPage({ head, picture, headings, html, children }: ReadingPageProps) {
  return (
    <article className="wrap grid gap-x-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[11rem_minmax(0,40.25rem)_11rem] lg:justify-between">
      <div className="min-w-0 lg:col-start-2">
        {head}
        {picture}
      </div>
      <div className="lg:col-start-1 lg:row-start-2">
        <ContentsList headings={headings} />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` above */}
        <div className="reading-text" dangerouslySetInnerHTML={{ __html: html }} />
        {children}
      </div>
    </article>
  );
}
