/** Small pieces of the real interface, drawn instead of icons. Hidden from screen readers, because the text next to them says the same. */
import type { ReactNode } from "react";

/** `tall` is for a colored band, where it needs a contrasting background. */
export function Specimen({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`grid content-center gap-2 overflow-hidden rounded-sm border border-line px-5 py-4 text-14 ${tall ? "h-42 bg-surface" : "h-33 bg-wash"}`}
    >
      {children}
    </div>
  );
}

export function MiniField({ children, isActive = false }: { children: ReactNode; isActive?: boolean }) {
  return (
    <span
      className={`truncate rounded-sm border bg-surface px-3 py-2 leading-tight ${isActive ? "border-accent text-ink outline-3 outline-accent-wash" : "border-line text-quiet"}`}
    >
      {children}
    </span>
  );
}

/** Lines of a text, one of them marked. */
export function Greeked() {
  return (
    <span className="grid gap-2.5">
      <span className="h-1.5 w-[88%] rounded-full bg-ink/16" />
      <span className="h-1.5 w-[96%] rounded-full bg-ink/16" />
      <span className="-mx-1.5 h-3.5 w-[76%] rounded-xs bg-mark px-1.5 py-1">
        <span className="block h-1.5 rounded-full bg-ink/80" />
      </span>
      <span className="h-1.5 w-[92%] rounded-full bg-ink/16" />
      <span className="h-1.5 w-[54%] rounded-full bg-ink/16" />
    </span>
  );
}
