/** Expandable content. Works without scripts and with the browser's page search. */

import type { ReactNode } from "react";
import { ChevronDown } from "../marks/icons.tsx";

type MoreProps = {
  summary: ReactNode;
  /** How it starts; the reader decides from then on. */
  isOpen?: boolean;
  children: ReactNode;
};

export function More({ summary, isOpen = false, children }: MoreProps) {
  return (
    <details {...(isOpen && { open: true })} className="group/more">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open/more:rotate-180"
        />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}
