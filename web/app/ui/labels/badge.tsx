import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "./tone.ts";

/** A small label with square corners that names a category. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-xs px-2 py-1 font-sans text-12 leading-none font-semibold tracking-normal whitespace-nowrap ${TONE_CLASS[tone]}`}
    >
      {children}
    </span>
  );
}
