import type { ReactNode } from "react";

/** The highlighter: words quoted from a page, or words worth citing. Never decoration. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="marked">{children}</mark>;
}
