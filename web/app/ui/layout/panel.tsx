/** A titled block with a rule on top, used on the dashboards. */
import { type ReactNode, useId } from "react";

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

export function Panel({ title, aside, children, className = "" }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`border-t-2 border-ink pt-4 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {aside && <p className="text-14 text-quiet">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
