/** Page layouts: a page head, or a single message. */
import type { ReactNode } from "react";

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

/** A page with a single message and links to other pages. */
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
