/** How far a run is, as a bar, and what its state means. */
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { type BatchView, countText, pagesText } from "./batch-data.ts";

export function BatchBar({ counts, all }: { counts: BatchView["counts"]; all: number }) {
  const parts = [
    ["done", counts.done, "bg-good"],
    ["failed", counts.failed, "bg-poor"],
    ["duplicates", counts.duplicate, "bg-edge"],
    ["reading", counts.started, "bg-accent"],
    ["waiting", counts.waiting + counts.cancelled, "bg-line"],
  ] as const;
  return (
    <div
      role="img"
      aria-label={parts.map(([word, count]) => `${count} ${word}`).join(", ")}
      className="flex h-2.5 gap-0.5"
    >
      {parts.map(([word, count, hue]) =>
        count > 0 ? (
          <span key={word} className={`rounded-xs ${hue}`} style={{ flex: count / Math.max(1, all) }} />
        ) : null,
      )}
    </div>
  );
}

export function BatchStatus({ batch, all }: { batch: BatchView; all: number }) {
  const { state, reason, counts, projectId } = batch;
  const givenBack = counts.failed + counts.duplicate;
  if (state === "running")
    return (
      <p className="text-14 text-quiet">
        You can close this page: the run goes on. A page that fails or is a copy of another gives its use
        back.
      </p>
    );
  if (state === "paused")
    return (
      <Notice kind={reason ? "error" : "info"} title="Paused">
        <p>{reason ?? "Pages that were being read are finished. Resume when you like."}</p>
      </Notice>
    );
  if (state === "cancelled")
    return (
      <Notice title="Cancelled">
        <p>{pagesText(counts.cancelled)} were not analyzed, and cost nothing.</p>
      </Notice>
    );
  return (
    <Notice kind="good" title={`${countText(counts.done)} of ${pagesText(all)} analyzed`}>
      <p>
        {countText(counts.done)} {counts.done === 1 ? "use" : "uses"} spent
        {givenBack > 0 && `, ${countText(givenBack)} given back`}
        {counts.duplicate > 0 && `. ${copiesText(counts.duplicate)}`}.{" "}
        <Link to={`/projects/${projectId}`} className="link">
          See the pages
        </Link>{" "}
        or{" "}
        <Link to={`/projects/${projectId}/findings`} className="link">
          the findings across pages
        </Link>
        .
      </p>
    </Notice>
  );
}

const copiesText = (count: number): string =>
  count === 1 ? "1 page was a copy of another" : `${pagesText(count)} were copies of others`;
