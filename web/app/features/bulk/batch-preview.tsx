/** What a run would do and cost, before anything is fetched or counted. */
import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { More } from "../../ui/layout/more.tsx";
import { allPages, type BatchView, countText, pagesText } from "./batch-data.ts";

const REASON: Record<string, string> = {
  duplicate: "same page as another",
  invalid: "not a web address",
  "other-site": "another site",
  refused: "not a public address",
  robots: "excluded by robots.txt",
};
const SHOWN_FOLDERS = 30;

export function BatchPreview({ batch }: { batch: BatchView }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isBusy = useNavigation().state !== "idle";
  const { leftOut, folders, usesLeft } = batch;
  const excluded = folders
    .filter(({ folder }) => left.has(folder))
    .reduce((sum, { pages }) => sum + pages, 0);
  const pages = allPages(batch.counts) - excluded;
  const toggle = (folder: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(folder)) after.add(folder);
      return after;
    });
  const isShort = usesLeft !== null && usesLeft < pages;
  return (
    <div className="grid max-w-180 grid-cols-1 gap-8">
      <ul className="grid gap-2">
        <Line icon="yes">
          <b>{pagesText(pages)}</b> to analyze
        </Line>
        <Left
          count={leftOut.duplicates}
          one="is the same page as another"
          many="are the same page as another"
        />
        <Left count={leftOut.invalid} one="is not a web address" many="are not web addresses" />
        <Left count={leftOut.otherSite} one="belongs to another site" many="belong to other sites" />
        <Left count={leftOut.refused} one="is not a public address" many="are not public addresses" />
        <Left count={leftOut.robots} one="is excluded by robots.txt" many="are excluded by robots.txt" />
        {leftOut.isCut && <Line icon="no">There is more than we read: a run takes up to 50,000 pages.</Line>}
      </ul>
      {leftOut.examples.length > 0 && (
        <More summary="Show what is left out">
          <ul className="grid gap-1 text-14">
            {leftOut.examples.map(({ url, reason }) => (
              <li key={`${reason} ${url}`} className="break-all">
                {url} <span className="text-quiet">({REASON[reason] ?? reason})</span>
              </li>
            ))}
          </ul>
        </More>
      )}
      {folders.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-14 font-semibold">Folders</legend>
          <div className="flex flex-wrap gap-2">
            {folders.slice(0, SHOWN_FOLDERS).map(({ folder, pages: count }) => (
              <label
                key={folder}
                className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-14 has-checked:border-ink"
              >
                <input
                  type="checkbox"
                  checked={!left.has(folder)}
                  onChange={() => toggle(folder)}
                  className="size-4.5 accent-accent"
                />
                <span className="truncate">{folder === "/" ? "top level" : folder}</span>
                <span className="tabular text-quiet">{countText(count)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
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
      <div className="grid gap-4 rounded-md border border-line bg-wash p-4 md:flex md:items-center md:justify-between md:px-6">
        <p className="text-14">
          <b>{countText(pages)} uses</b>
          {usesLeft !== null && ` of the ${countText(usesLeft)} you have left`}. They are counted page by
          page, and a page that can't be read costs nothing.
        </p>
        <Form method="post" className="flex shrink-0 flex-wrap gap-2">
          <input type="hidden" name="leftOut" value={JSON.stringify([...left])} />
          <Button type="submit" variant="quiet" size="small" name="intent" value="cancel" busy={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="small"
            name="intent"
            value="start"
            busy={isBusy}
            disabled={pages === 0}
          >
            Analyze {pagesText(pages)}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function Line({ icon, children }: { icon: "yes" | "no"; children: React.ReactNode }) {
  const Icon = icon === "yes" ? Check : Minus;
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-4.5 shrink-0 ${icon === "yes" ? "text-good" : "text-quiet"}`}
      />
      <span>{children}</span>
    </li>
  );
}

function Left({ count, one, many }: { count: number; one: string; many: string }) {
  if (count === 0) return null;
  return (
    <Line icon="no">
      {countText(count)} {count === 1 ? one : many}
    </Line>
  );
}
