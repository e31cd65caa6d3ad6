/** The sections of a long page, with space above and below. */
import type { ReactNode } from "react";
import { classes } from "../marks/classes.ts";

type SectionProps = {
  band?: boolean;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
  tight?: boolean;
};

/** `band` gives the section a background over the full width. */
export function Section({ band = false, label, labelledBy, tight = false, children }: SectionProps) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(band && "border-y border-line bg-wash")}
    >
      <div className={`wrap ${tight ? "py-10" : "py-16 md:py-24"}`}>{children}</div>
    </section>
  );
}

/** The standard layout: heading in four columns on the left, content in eight on the right. */
export function Split({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div className="grid gap-4 lg:sticky lg:top-[calc(var(--bar)+32px)]">{head}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
