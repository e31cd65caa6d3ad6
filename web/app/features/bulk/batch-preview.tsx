/** What a run would do and cost, before anything is fetched or counted. */
import { useState } from "react";
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { allPages, type BatchView, countText, pagesText } from "./batch-data.ts";
import { FolderChoice } from "./folder-choice.tsx";
import { LeftOutExamples, PreviewCounts } from "./preview-counts.tsx";
import { StartRun } from "./start-run.tsx";

export function BatchPreview({ batch }: { batch: BatchView }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { leftOut, folders, usesLeft } = batch;
  const excluded = folders
    .filter(({ folder }) => left.has(folder))
    .reduce((sum, { pages }) => sum + pages, 0);
  const pages = allPages(batch.counts) - excluded;
  const isShort = usesLeft !== null && usesLeft < pages;
  return (
    <div className="grid max-w-180 grid-cols-1 gap-8">
      <PreviewCounts pages={pages} leftOut={leftOut} />
      {leftOut.examples.length > 0 && <LeftOutExamples examples={leftOut.examples} />}
      {folders.length > 1 && <FolderChoice folders={folders} left={left} onChange={setLeft} />}
      {isShort && (
        <Notice kind="info" title={`You have ${countText(usesLeft)} uses left and chose ${pagesText(pages)}`}>
          <p>
            The run pauses when they are used up, and goes on when you resume it.{" "}
            <Link to="/pricing" className="link">
              See plans
            </Link>
          </p>
        </Notice>
      )}
      <StartRun pages={pages} usesLeft={usesLeft} left={left} />
    </div>
  );
}
