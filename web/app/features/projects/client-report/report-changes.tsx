/** Pages of a client's report whose score changed, each with what caused it. */
import { PointChange } from "../../../ui/figures/point-change.tsx";
import { Rewording } from "../../../ui/figures/rewording.tsx";
import { pagesWords } from "../project-data.ts";
import type { ReportChange, ReportView } from "./report-data.ts";

export function ReportChanges({ changes, notCompared }: Pick<ReportView, "changes" | "notCompared">) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {changes.length > 0 && (
        <ol className="border-b border-line">
          {changes.map((change) => (
            <PageChange key={change.id} change={change} />
          ))}
        </ol>
      )}
      {notCompared > 0 && (
        <p className="max-w-measure text-14 text-quiet">
          {pagesWords(notCompared)} {notCompared === 1 ? "was" : "were"} measured in another way than before,
          for example by a newer rubric, so no change is shown for {notCompared === 1 ? "it" : "them"}.
        </p>
      )}
    </div>
  );
}

function PageChange({ change: { title, url, score, points, causes } }: { change: ReportChange }) {
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line py-4 break-inside-avoid">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        <span className="min-w-0">
          <span className="block font-medium break-words">{title}</span>
          <span className="block truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</span>
        </span>
        <span className="grid justify-items-end">
          <PointChange points={points} />
          <span className="tabular text-14 text-quiet">
            {score.before} to {score.after}
          </span>
        </span>
      </div>
      <ul className="grid grid-cols-1 gap-2 text-14">
        {causes.map(({ text, sentence }) => (
          <li key={text} className="grid max-w-measure gap-1">
            {text}
            {sentence && <Rewording {...sentence} />}
          </li>
        ))}
      </ul>
    </li>
  );
}
