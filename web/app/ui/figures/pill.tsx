import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "../labels/tone.ts";

/** A rounded label that shows the current status of something. */
export function Pill({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-sans text-14 font-semibold tracking-normal whitespace-nowrap ${TONE_CLASS[tone]}`}
    >
      {children}
    </span>
  );
}
