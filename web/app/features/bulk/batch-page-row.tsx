/** One page of a run: its title or address, its state in words, its score or why it failed. */

import type { BatchPage } from "@citeworthy/core/projects/batch";
import { Check, Clock, Copy, LoaderCircle, Minus, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";

const STATE = {
  done: { text: "Done", icon: Check, hue: "text-good" },
  failed: { text: "Failed", icon: TriangleAlert, hue: "text-poor" },
  duplicate: { text: "Duplicate", icon: Copy, hue: "text-quiet" },
  started: { text: "Reading", icon: LoaderCircle, hue: "text-accent" },
  waiting: { text: "Waiting", icon: Clock, hue: "text-quiet" },
  cancelled: { text: "Cancelled", icon: Minus, hue: "text-quiet" },
  "left-out": { text: "Left out", icon: Minus, hue: "text-quiet" },
} as const;

export function BatchPageRow({ page }: { page: BatchPage }) {
  const { url, state, error, title, score, jobId } = page;
  const { text, icon: Icon, hue } = STATE[state];
  const name = title ?? url.replace(/^https?:\/\//, "");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_120px_140px] md:gap-x-6">
      <div className="min-w-0">
        {state === "done" && jobId ? (
          <Link
            to={`/analysis/${jobId}`}
            className="font-medium break-words text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium break-words">{name}</span>
        )}
        {title !== null && (
          <span className="block truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</span>
        )}
        {error !== null && (
          <span className={`block text-14 break-words ${state === "failed" ? "text-poor" : "text-quiet"}`}>
            {error}
          </span>
        )}
      </div>
      <span className={`inline-flex items-center gap-2 text-14 font-semibold ${hue}`}>
        <Icon
          aria-hidden="true"
          className={`size-4 ${state === "started" ? "motion-safe:animate-spin" : ""}`}
        />
        {text}
      </span>
      <span className="max-md:col-span-2 max-md:empty:hidden">
        {score !== null && <TinyRing score={score} />}
      </span>
    </li>
  );
}
