/** What will stand here, and the one action that brings it. */
import type { ReactNode } from "react";

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-edge px-6 py-10 text-center">
      <h3 className="text-22">{title}</h3>
      {children && <div className="max-w-[44ch] text-quiet [&_p]:text-balance">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
