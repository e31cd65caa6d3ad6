/** Says what will appear here, with the one action that leads to it. */
import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** One level below the heading above it. */
  heading?: "h2" | "h3";
};

export function EmptyState({ title, children, action, heading: Heading = "h3" }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-edge px-6 py-10 text-center">
      <Heading className="text-22">{title}</Heading>
      {children && <div className="max-w-[44ch] text-quiet [&_p]:text-balance">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
