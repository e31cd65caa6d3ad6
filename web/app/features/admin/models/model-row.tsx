/** One model in a list: what it is, where it comes from, its state, and what can be done with it. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type DotTone, StatusDot } from "../status-dot.tsx";

type ModelRowProps = {
  icon: LucideIcon;
  name: ReactNode;
  detail: ReactNode;
  state?: { tone: DotTone; word: string; hollow?: boolean } | undefined;
  actions?: ReactNode;
  /** Below the row, in its full width. */
  children?: ReactNode;
};

export const ModelList = ({ children }: { children: ReactNode }) => (
  <ul className="mt-4 border-t border-line">{children}</ul>
);

export function ModelRow({ icon: Icon, name, detail, state, actions, children }: ModelRowProps) {
  return (
    <li className="grid gap-4 border-b border-line py-4">
      <div className="grid items-center gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_7.5rem_minmax(19rem,auto)]">
        <div className="flex min-w-0 items-start gap-4">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-quiet" />
          <div className="min-w-0">
            <h3 className="font-sans text-16 font-semibold tracking-normal [overflow-wrap:anywhere]">
              {name}
            </h3>
            <p className="text-14 text-quiet [overflow-wrap:anywhere]">{detail}</p>
          </div>
        </div>
        <p className="text-14 font-medium max-md:pl-9">{state && <StatusDot {...state} />}</p>
        <div className="flex flex-wrap items-center gap-2 max-md:pl-9 md:justify-end">{actions}</div>
      </div>
      {children && <div className="md:pl-9 empty:hidden">{children}</div>}
    </li>
  );
}
