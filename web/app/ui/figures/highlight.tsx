import type { ReactNode } from "react";

/** Highlights words quoted from a page, or words worth citing. Not for decoration. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="marked">{children}</mark>;
}
