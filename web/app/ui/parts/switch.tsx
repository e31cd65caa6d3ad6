/** A switch that takes effect immediately. */
import type { ReactNode } from "react";

type SwitchProps = { on: boolean; onChange(on: boolean): void; label: string; children?: ReactNode };

export function Switch({ on, onChange, label, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="grid min-h-11 w-full grid-cols-[40px_1fr] items-start gap-3 py-2 text-left"
    >
      <span
        aria-hidden="true"
        className={`mt-0.5 flex h-5.5 w-10 items-center rounded-full p-0.5 transition-colors duration-150 ${on ? "justify-end bg-accent" : "bg-edge"}`}
      >
        <span className="size-4.5 rounded-full bg-surface" />
      </span>
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {children && <span className="text-14 text-quiet">{children}</span>}
      </span>
    </button>
  );
}
