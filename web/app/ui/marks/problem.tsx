/** An error message that screen readers announce at once. */
import type { ReactNode } from "react";
import { CircleAlert } from "./icons.tsx";

type ProblemProps = { title?: ReactNode; children?: ReactNode };

export function Problem({ title, children }: ProblemProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-sm border border-poor/30 bg-poor-wash px-4 py-3"
    >
      <CircleAlert aria-hidden="true" className="mt-[3px] size-4.5 shrink-0 text-poor" />
      <div className="min-w-0">
        {title && <p className="font-semibold text-poor">{title}</p>}
        {children}
      </div>
    </div>
  );
}
