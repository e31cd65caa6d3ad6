/** What the page was taken for and the question it is judged against: every check depends on both. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import type { ReactNode } from "react";

const NO_QUESTION = "we can't tell which one it answers";

export function JudgedLine({ reading, action }: { reading: PageReading; action?: ReactNode }) {
  return (
    <section aria-label="How we read this page" className="border-y border-line py-3">
      <p className="wrap-anywhere">
        <span className="text-quiet">Judged as: </span>
        <b className="font-medium">{KIND_LABEL[reading.kind]}.</b>{" "}
        <span className="text-quiet md:ml-2">Question: </span>
        <b className="font-medium">{reading.question || NO_QUESTION}</b>
        {action && <span className="ml-2 inline-block">{action}</span>}
      </p>
    </section>
  );
}
