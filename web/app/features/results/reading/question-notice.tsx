/** Comes first in a report, because a page that fails the question asked is not helped by its other merits. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { questionProblem } from "@citeworthy/core/report/reading-words";
import { GOOD } from "@citeworthy/core/score/bands";
import { Notice } from "../../../ui/feedback/notice.tsx";

/** `isOwn`: the reader can change the question and mark the answer. */
export function QuestionNotice({ reading, isOwn }: { reading: PageReading | undefined; isOwn: boolean }) {
  const problem = reading && questionProblem(reading);
  if (!problem) return null;
  return (
    <Notice kind="error" title={problem}>
      <p>
        {reading.isOffTopic
          ? "Every section counts for less."
          : `As long as no sentence does, no section can score above ${GOOD - 1}.`}
        {isOwn && " Ask another question here, or mark the sentence that answers this one."}
      </p>
    </Notice>
  );
}
