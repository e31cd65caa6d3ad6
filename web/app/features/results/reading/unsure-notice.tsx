/** Says that the reading is a guess, because every check depends on it. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { kindInWords } from "@citeworthy/core/product/page-kinds";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { QUESTION_FIELD } from "./reading-ids.ts";

/** Below this, another kind is nearly as likely as the one we chose. */
const MIN_SURE_OF_KIND = 0.4;

type UnsureNoticeProps = { reading: PageReading | undefined; onChooseKind?: (() => void) | undefined };

const goToQuestion = () => document.getElementById(QUESTION_FIELD)?.focus();

export function UnsureNotice({ reading, onChooseKind }: UnsureNoticeProps) {
  if (!reading) return null;
  const isKindUnsure = reading.kindBy === "engine" && reading.kindSure < MIN_SURE_OF_KIND;
  const hasNoQuestion = reading.question === "";
  if (!isKindUnsure && !hasNoQuestion) return null;
  return (
    <Notice kind="info">
      <p>
        {isKindUnsure && (
          <>
            <b>We are not sure what kind of page this is.</b> We judged it as {kindInWords(reading.kind)}.{" "}
          </>
        )}
        {hasNoQuestion && (
          <>
            <b>We could not tell which question this page answers.</b> Checks that need a question do not
            count.{" "}
          </>
        )}
        {onChooseKind && (
          <button type="button" className="link" onClick={isKindUnsure ? onChooseKind : goToQuestion}>
            {isKindUnsure ? "Choose the page type" : "Enter the question"}
          </button>
        )}
      </p>
    </Notice>
  );
}
