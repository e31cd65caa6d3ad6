/**
 * Layout of a long text: head, optional image, table of contents in the margin, text, and content after it. The route
 * imports `reading.css`, because this component may not be loaded in the browser.
 */
import type { ReactNode } from "react";
import { ContentsList, type Heading } from "./contents-list.tsx";

type ReadingPageProps = {
  head: ReactNode;
  picture?: ReactNode;
  headings: readonly Heading[];
  /** HTML made from our own markdown at build time; the build rejects raw HTML in it. */
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
