/** A number that links to a source: `Footnote` in the text, `FootnoteText` for the source itself. */
import type { ReactNode } from "react";

type FootnoteProps = { number: number; id: string };

export function Footnote({ number, id }: FootnoteProps) {
  return (
    <sup className="ml-0.5 leading-none">
      <a
        id={`${id}-ref`}
        href={`#${id}`}
        aria-label={`Footnote ${number}`}
        className="relative rounded-xs px-0.5 py-0.5 font-sans text-12 leading-none font-semibold tracking-normal text-accent no-underline after:absolute after:-inset-x-3 after:-inset-y-3.5 hover:bg-accent-wash"
      >
        {number}
      </a>
    </sup>
  );
}

export function FootnoteText({ number, id, children }: FootnoteProps & { children: ReactNode }) {
  return (
    <p id={id} className="text-14 text-quiet">
      <a
        href={`#${id}-ref`}
        aria-label={`Back to footnote ${number} in the text`}
        className="mr-2 font-semibold text-accent no-underline"
      >
        {number}
      </a>
      {children}
    </p>
  );
}
