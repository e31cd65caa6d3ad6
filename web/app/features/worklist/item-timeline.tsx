/** What happened to an item, oldest first: added, done, seen on the page, measured. */
import { countWords, rangeWords } from "@citeworthy/core/visibility/rate-words";
import { SEEN_WORDS, STATE_NAME } from "@citeworthy/core/worklist/state-words";
import type { WorkStep } from "@citeworthy/core/worklist/work-item";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { inPlace } from "../../ui/parts/in-place.tsx";
import type { Choice } from "./work-data.ts";

const GONE = "a former member";
const BY_HAND = { added: "Added", done: "Marked as done", opened: "Opened again" };

const Report = ({ id }: { id: string }) => (
  <Link to={`/analysis/${id}`} className="link text-14">
    Open the report
  </Link>
);

function stepWords(step: WorkStep, owners: Choice[]): { title: string; detail: ReactNode } {
  if (step.what === "seen")
    return {
      title: STATE_NAME.seen,
      detail: (
        <>
          {SEEN_WORDS[step.seenBy]} <Report id={step.analysisId} />
        </>
      ),
    };
  if (step.what === "back")
    return {
      title: "Opened again",
      detail: (
        <>
          The fault is back on the page. <Report id={step.analysisId} />
        </>
      ),
    };
  if ("measured" in step) {
    const { before, since } = step.measured;
    const words = `Cited in ${countWords(since)} answers (${rangeWords(since)}) since, before in ${countWords(before)} (${rangeWords(before)}).`;
    return { title: STATE_NAME[step.what], detail: words };
  }
  const name = owners.find(({ id }) => id === step.by)?.name ?? GONE;
  return { title: BY_HAND[step.what], detail: `By ${name}` };
}

export function ItemTimeline({ history, owners }: { history: WorkStep[]; owners: Choice[] }) {
  return (
    <ol className="grid gap-5 border-l-2 border-line pl-5">
      {inPlace(history, (step) => {
        const { title, detail } = stepWords(step, owners);
        return (
          <li className="relative grid gap-0.5 before:absolute before:top-1.5 before:-left-[27px] before:size-3 before:rounded-full before:border-2 before:border-paper before:bg-accent">
            <p>
              <b>{title}</b>{" "}
              <span className="text-14 text-quiet">
                <DateText iso={step.at} />
              </span>
            </p>
            <p className="text-14">{detail}</p>
          </li>
        );
      })}
    </ol>
  );
}
