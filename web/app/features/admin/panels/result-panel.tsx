/** Shows the result of the last action and announces it to screen readers. */

import type { CleanupLine, MigrationLine } from "@citeworthy/core/product/accounts/customer-changes";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { type DotTone, StatusDot } from "../status-dot.tsx";
import type { Result } from "../use-admin-actions.ts";
import { figure } from "../words.ts";

const OUTCOME: Record<string, { word: string; tone: DotTone }> = {
  migrated: { word: "Migrated", tone: "good" },
  would_migrate: { word: "Would migrate", tone: "good" },
  anonymised: { word: "Anonymized", tone: "good" },
  skipped: { word: "Skipped", tone: "plain" },
  failed: { word: "Failed", tone: "poor" },
};
/** Lines that need attention come first. */
const ORDER = ["failed", "skipped", "would_migrate", "migrated", "anonymised"];

type Line = { name: string; status: string; reason: string };
const fromUser = ({ email, ...line }: MigrationLine): Line => ({ name: email, ...line });
const fromCustomer = ({ customer_id, ...line }: CleanupLine): Line => ({ name: customer_id, ...line });

function Lines({ lines, total }: { lines: Line[]; total: number }) {
  const sorted = lines.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        aria-label="Details"
        className="mt-4 max-h-90 overflow-y-auto border-t border-line"
      >
        {sorted.map(({ name, status, reason }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-4 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              <span className="block truncate">{name}</span>
              <span className="block text-14 text-quiet">{reason}</span>
            </span>
            <span className="text-14">
              <StatusDot {...(OUTCOME[status] ?? { word: status, tone: "plain" })} />
            </span>
          </li>
        ))}
      </ul>
      {total > lines.length && (
        <p className="mt-3 text-14 text-quiet">
          Showing the first {figure(lines.length)} of {figure(total)}.
        </p>
      )}
    </>
  );
}

function Sums({ sums }: { sums: [string, number][] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="font-serif text-22 leading-tight font-medium">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Migrated({ testMode, tally, isComplete }: Extract<Result, { kind: "migrated" }>) {
  const done = testMode ? "Dry run" : "Migration";
  return (
    <Card>
      <h3 className="text-18">{isComplete ? `${done} finished` : `${done} stopped early`}</h3>
      <p className="text-14 text-quiet">
        {testMode ? "Nothing was changed." : "Users who were not migrated will be retried next time."}
      </p>
      <Sums
        sums={[
          ["Total users", tally.total_users],
          [testMode ? "Would migrate" : "Successful", tally.successful_migrations],
          ["Skipped", tally.skipped_users],
          ["Failed", tally.failed_migrations],
        ]}
      />
      {tally.details.length > 0 && <Lines lines={tally.details.map(fromUser)} total={tally.total_users} />}
    </Card>
  );
}

function Cleaned({ message, cleanup }: Extract<Result, { kind: "cleaned" }>) {
  return (
    <Card>
      <h3 className="text-18">Cleanup finished</h3>
      <p className="text-14 text-quiet">{message}</p>
      <Sums
        sums={[
          ["Attempted", cleanup.total_attempted],
          ["Anonymized", cleanup.successful_deletions],
          ["Failed", cleanup.failed_deletions],
        ]}
      />
      <Lines lines={cleanup.details.map(fromCustomer)} total={cleanup.details.length} />
    </Card>
  );
}

export function ResultPanel({ result }: { result: Result | null }) {
  if (result === null) return null;
  if (result.kind === "error") return <Notice kind="error">{result.text}</Notice>;
  if (result.kind === "expired")
    return <Notice kind="good">{`Successfully processed ${result.trials} expired trials`}</Notice>;
  return (
    <div role="status">{result.kind === "migrated" ? <Migrated {...result} /> : <Cleaned {...result} />}</div>
  );
}
