/** The frames of a page: its head, and sections with room above and below. */
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type PageHeadProps = { title: ReactNode; children?: ReactNode; above?: ReactNode };

export function PageHead({ title, children, above }: PageHeadProps) {
  return (
    <div className="wrap grid gap-4 pt-10 pb-8 md:pt-16 md:pb-12">
      {above}
      <h1 className="max-w-[22ch] text-36 md:text-48">{title}</h1>
      {children && (
        <div className="max-w-[56ch] text-18 text-balance text-quiet [&_p]:text-balance">{children}</div>
      )}
    </div>
  );
}

type SectionProps = {
  band?: boolean;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
  tight?: boolean;
};

/** `band` lays it on a ground of its own, from edge to edge. */
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

/** Heading left in four parts, matter right in eight: the house layout. */
export function Split({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div className="grid gap-4 lg:sticky lg:top-[calc(var(--bar)+32px)]">{head}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A page with little on it: one message in the middle, and the ways on. */
export function MessagePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap py-16 md:py-28">
      <div className="grid max-w-180 gap-5">
        <h1 className="text-36 md:text-48">{title}</h1>
        {children}
      </div>
    </div>
  );
}
