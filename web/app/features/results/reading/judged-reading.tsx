/** Kind and question of the page, with the form to change them where that is possible. */

import type { PageReading } from "@citeworthy/core/contract/reading";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { part } from "../../../delivery/part.tsx";
import type { ReadingChange } from "./change-reading.ts";
import { JudgedLine } from "./judged-line.tsx";

const ReadingForm = part(() => import("./reading-form.tsx"));

/** The form replaces the button that opened it, so closing the form gives the focus back. */
function useReturningFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current && !isOpen) button.current?.focus({ preventScroll: true });
    before.current = isOpen;
  }, [isOpen]);
  return button;
}

type JudgedReadingProps = {
  reading: PageReading | undefined;
  change?: ReadingChange | undefined;
  /** Shown where kind and question can't be changed. */
  action?: ReactNode;
};

export function JudgedReading({ reading, change, action }: JudgedReadingProps) {
  const button = useReturningFocus(change?.isOpen ?? false);
  if (!reading) return null;
  if (change?.isOpen)
    return (
      <Suspense fallback={<JudgedLine reading={reading} />}>
        <ReadingForm reading={reading} change={change} />
      </Suspense>
    );
  const changing = change && (
    <button ref={button} type="button" className="link min-h-6" onClick={change.open}>
      Change<span className="sr-only"> kind and question</span>
    </button>
  );
  return <JudgedLine reading={reading} action={changing ?? action} />;
}
