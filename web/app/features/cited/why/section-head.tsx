import type { ReactNode } from "react";

/** A heading with a quiet remark at its side; on a phone below it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h2 id={id} className="text-28">
        {title}
      </h2>
      {children && <div className="max-w-[84ch] text-14 text-quiet">{children}</div>}
    </div>
  );
}
