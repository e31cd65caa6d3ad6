/** Migrates users to the payment provider, moves ended trials to the free plan, and refreshes the data. */
import { RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Figures } from "../admin-data.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import type { AdminActions } from "../use-admin-actions.ts";
import { figure, unconfirmedWords, users } from "../words.ts";
import { ResultPanel } from "./result-panel.tsx";

type ActionProps = { title: string; children: ReactNode; buttons: ReactNode };

function Action({ title, children, buttons }: ActionProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="font-sans text-16 font-semibold tracking-normal">{title}</h3>
        <div className="text-14 text-quiet">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </div>
  );
}

/** `total` includes the users whom the migration skips, because it checks them too. */
function Progress({ seen, total, onStop }: { seen: number; total: number; onStop: () => void }) {
  return (
    <div className="grid gap-3 py-4">
      <p className="text-14">{seen === 0 ? "Checking users..." : `Checked ${users(seen)} so far...`}</p>
      <ProgressBar
        label="Users checked"
        {...(total > 0 ? { value: Math.min(100, (seen / total) * 100) } : {})}
      />
      <div>
        <Button size="small" onClick={onStop}>
          Stop after this step
        </Button>
      </div>
    </div>
  );
}

type MigrationActionsProps = {
  actions: AdminActions;
  figures: Pick<Figures, "remaining" | "unconfirmed"> | null;
  readAt: string;
  isReading: boolean;
  onRefresh: () => void;
};

export function MigrationActions({ actions, figures, readAt, isReading, onRefresh }: MigrationActionsProps) {
  const [asks, setAsks] = useState(false);
  const { busy, seen, result, migrate, stop, expire } = actions;
  const isMigrating = busy === "migrate" || busy === "dry-run";
  const left = figures === null ? "" : ` (${figure(figures.remaining)} remaining)`;
  const unconfirmed = figures?.unconfirmed ?? 0;
  return (
    <Panel title="Migration Actions">
      <div className="mt-2">
        <Action
          title="Migrate all users to the payment provider"
          buttons={
            <>
              <Button
                size="small"
                busy={busy === "dry-run"}
                disabled={busy !== null}
                onClick={() => void migrate(true)}
              >
                Dry run
              </Button>
              <Button
                size="small"
                variant="primary"
                busy={busy === "migrate"}
                disabled={busy !== null}
                onClick={() => setAsks(true)}
              >
                Migrate all users{left}
              </Button>
            </>
          }
        >
          Creates a subscription and a payment provider customer for each user who has none.
          {unconfirmed > 0 && ` ${unconfirmedWords(unconfirmed)}`}
        </Action>
        {isMigrating && (
          <Progress seen={seen} total={(figures?.remaining ?? 0) + unconfirmed} onStop={stop} />
        )}
        <Action
          title="Ended trials"
          buttons={
            <Button
              size="small"
              busy={busy === "expire"}
              disabled={busy !== null}
              onClick={() => void expire()}
            >
              Expire trials now
            </Button>
          }
        >
          Moves every ended trial to the free plan. This also runs every hour.
        </Action>
        <Action
          title="Data"
          buttons={
            <Button size="small" busy={isReading} onClick={onRefresh}>
              {!isReading && <RefreshCw aria-hidden="true" className="size-4" />}
              Refresh data
            </Button>
          }
        >
          Last refreshed <MomentText iso={readAt} />
        </Action>
      </div>
      <div className="mt-6">
        <ResultPanel result={result} />
      </div>
      <ConfirmDialog
        open={asks}
        question={figures === null ? "Migrate all users?" : `Migrate ${users(figures.remaining)}?`}
        yes="Migrate"
        no="Cancel"
        onYes={() => {
          setAsks(false);
          void migrate(false);
        }}
        onNo={() => setAsks(false)}
      >
        Creates a payment provider customer for every user with a confirmed email address. The provider cannot
        delete customers later. Use a dry run first to see who is affected.
      </ConfirmDialog>
    </Panel>
  );
}
