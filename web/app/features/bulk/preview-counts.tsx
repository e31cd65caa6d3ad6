/** How many pages a run would analyze, and how many addresses are left out for which reason. */
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { More } from "../../ui/parts/more.tsx";
import { type BatchView, countText, pagesText } from "./batch-data.ts";

type LeftOut = BatchView["leftOut"];

const REASON: Record<string, string> = {
  duplicate: "same page as another",
  invalid: "not a web address",
  "other-site": "another site",
  refused: "not a public address",
  robots: "excluded by robots.txt",
};

export function PreviewCounts({ pages, leftOut }: { pages: number; leftOut: LeftOut }) {
  return (
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
  );
}

export function LeftOutExamples({ examples }: Pick<LeftOut, "examples">) {
  return (
    <More summary="Show what is left out">
      <ul className="grid gap-1 text-14">
        {examples.map(({ url, reason }) => (
          <li key={`${reason} ${url}`} className="break-all">
            {url} <span className="text-quiet">({REASON[reason] ?? reason})</span>
          </li>
        ))}
      </ul>
    </More>
  );
}

function Line({ icon, children }: { icon: "yes" | "no"; children: ReactNode }) {
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
