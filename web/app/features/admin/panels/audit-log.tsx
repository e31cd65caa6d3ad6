/** Admin actions, newest first. */

import { Notice } from "../../../ui/feedback/notice.tsx";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { LogEntry } from "../admin-data.ts";
import { type DotTone, StatusDot } from "../status-dot.tsx";
import { actionWords, circumstances } from "./audit-words.ts";

const OUTCOME: Record<LogEntry["outcome"], { word: string; tone: DotTone }> = {
  done: { word: "Done", tone: "good" },
  failed: { word: "Failed", tone: "poor" },
  refused: { word: "Refused", tone: "poor" },
};
const PER_PAGE = 20;

function Entry(entry: LogEntry) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[150px_minmax(0,1fr)_90px]">
      <span className="text-14 text-quiet">
        <MomentText iso={entry.at} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {actionWords(entry)}
        <span className="block text-14 text-quiet">{circumstances(entry)}</span>
      </span>
      <span className="text-14">
        <StatusDot {...OUTCOME[entry.outcome]} />
      </span>
    </li>
  );
}

type AuditLogProps = { entries: LogEntry[] | null; isLatest: boolean; keep: string };

/** `keep`: the URL parameters of the user list, which paging through the log must not change. */
export function AuditLog({ entries, isLatest, keep }: AuditLogProps) {
  const oldest = entries?.at(-1)?.id;
  const earlier = new URLSearchParams(keep);
  if (oldest !== undefined) earlier.set("audit", String(oldest));
  return (
    <section id="audit" aria-labelledby="audit-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="audit-title" className="text-28">
          Audit log
        </h2>
        <p className="text-14 text-quiet">Cannot be edited. Kept for 12 months.</p>
      </div>
      {entries === null ? (
        <Notice kind="error">We could not load the audit log. Refresh to try again.</Notice>
      ) : entries.length === 0 ? (
        <EmptyState title={isLatest ? "No admin actions yet" : "No earlier entries"}>
          <p>Every admin action appears here with who, what, when and the result.</p>
        </EmptyState>
      ) : (
        <ul className="border-t border-ink/55">
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {!isLatest && (
          <ButtonLink size="small" to={`?${keep}`} preventScrollReset>
            Show latest
          </ButtonLink>
        )}
        {entries?.length === PER_PAGE && (
          <ButtonLink size="small" to={`?${earlier}`} preventScrollReset>
            Show earlier
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
