/** One line about the page that can open: what it says first, the rest on demand. */
import type { ReactNode } from "react";
import { ChevronDown } from "../../../ui/marks/icons.tsx";
import { ChevronRight, type ReportIcon } from "../../../ui/parts/report-icons.tsx";

const ROW = "grid w-full grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-3 text-left";
const OPENS = "hover:[&_b]:text-accent";

type FactProps = { icon: ReportIcon; hue?: string; title: ReactNode; note: ReactNode };

function Fact({ icon: Icon, hue = "text-quiet", title, note }: FactProps) {
  return (
    <>
      <Icon aria-hidden="true" className={`mt-1 size-4.5 self-start ${hue}`} />
      <span className="grid min-w-0">
        <b className="font-medium">{title}</b>
        <span className="text-14 text-quiet">{note}</span>
      </span>
    </>
  );
}

type FactLineProps = FactProps & { isOpen?: boolean; children: ReactNode };

/** `isOpen` is where it starts; the reader decides from then on. */
export function FactLine({ isOpen = false, children, ...fact }: FactLineProps) {
  return (
    <details open={isOpen} className="group/fact border-b border-line">
      <summary className={`${ROW} ${OPENS}`}>
        <Fact {...fact} />
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-quiet transition-transform duration-150 group-open/fact:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-5 text-14 md:pl-8">{children}</div>
    </details>
  );
}

/** Opens something elsewhere. */
export function FactButton({ onClick, ...fact }: FactProps & { onClick(): void }) {
  return (
    <button type="button" onClick={onClick} className={`${ROW} ${OPENS} border-b border-line`}>
      <Fact {...fact} />
      <ChevronRight aria-hidden="true" className="size-5 text-quiet" />
    </button>
  );
}

/** Only says something. */
export function FactNote(fact: FactProps) {
  return (
    <p className={`${ROW} border-b border-line`}>
      <Fact {...fact} />
    </p>
  );
}
