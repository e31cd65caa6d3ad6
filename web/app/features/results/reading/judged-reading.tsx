/** Kind and question of the page: in a form where they can be changed, else as a line. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { type ReactNode, Suspense } from "react";
import { part } from "../../../delivery/part.tsx";
import type { ReadingChange } from "./change-reading.ts";
import { JudgedLine } from "./judged-line.tsx";

const ReadingForm = part(() => import("./reading-form.tsx"));

type JudgedReadingProps = {
  reading: PageReading | undefined;
  change?: ReadingChange | undefined;
  /** Shown where kind and question can't be changed. */
  action?: ReactNode;
};

export function JudgedReading({ reading, change, action }: JudgedReadingProps) {
  if (!reading) return null;
  if (!change) return <JudgedLine reading={reading} action={action} />;
  return (
    <Suspense fallback={<JudgedLine reading={reading} />}>
      <ReadingForm reading={reading} change={change} />
    </Suspense>
  );
}
