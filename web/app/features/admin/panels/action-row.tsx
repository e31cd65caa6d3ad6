/** An admin action: its title, what it does, and its buttons. */
import type { ReactNode } from "react";

type ActionRowProps = { title: string; children: ReactNode; buttons: ReactNode };

export function ActionRow({ title, children, buttons }: ActionRowProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="font-sans text-16 font-semibold tracking-normal">{title}</h3>
        <div className="text-14 text-quiet">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </div>
  );
}
