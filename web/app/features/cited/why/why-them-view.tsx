/** Why other pages were cited: counts, one answer claim by claim, the differences, and what was read and dropped. */
import type { WhyThem } from "@citeworthy/core/cited/cited-view";
import { useFreshData } from "../../../jobs/use-fresh-data.ts";
import { useAnswerChoice } from "./answer-choice.ts";
import { ClaimByClaim } from "./claim-by-claim.tsx";
import { Differences, type ReportEdits } from "./differences.tsx";
import { DroppedPages } from "./dropped-pages.tsx";
import { OwnShare } from "./own-share.tsx";
import { NothingMeasured, ReadingProgress, WithoutModel } from "./why-states.tsx";

/** After the last page was read, its answers still wait to be judged. */
const isBeingRead = ({ progress, answers }: WhyThem): boolean =>
  progress.waiting > 0 || answers.some(({ sources }) => sources.some(({ state }) => state === "waiting"));

type WhyThemViewProps = {
  why: WhyThem;
  edits: ReportEdits;
  /** An engine that a run could ask. */
  hasEngines: boolean;
  /** A model that reads pages and compares claims. */
  hasModel: boolean;
  isAdmin: boolean;
};

export function WhyThemView({ why, edits, hasEngines, hasModel, isAdmin }: WhyThemViewProps) {
  const choice = useAnswerChoice(why.answers);
  const isReading = isBeingRead(why);
  useFreshData(isReading);
  if (why.counted === 0 && !choice)
    return <NothingMeasured why={why} hasEngines={hasEngines} isAdmin={isAdmin} />;
  return (
    <div className="grid grid-cols-1 gap-16">
      {why.counted === 0 ? (
        <NothingMeasured why={why} hasEngines={hasEngines} isAdmin={isAdmin} />
      ) : (
        <OwnShare why={why} />
      )}
      {(isReading || !hasModel) && (
        <div className="-my-8 grid gap-4">
          {isReading && <ReadingProgress progress={why.progress} />}
          {!hasModel && why.answers.length > 0 && <WithoutModel isAdmin={isAdmin} />}
        </div>
      )}
      {choice && <ClaimByClaim why={why} choice={choice} isReading={isReading} />}
      {why.counted > 0 && !isReading && <Differences why={why} edits={edits} />}
      {choice?.answer.searched && <DroppedPages answer={choice.answer} />}
    </div>
  );
}
