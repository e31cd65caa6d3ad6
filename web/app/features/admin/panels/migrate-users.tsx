/** Migrates all users to the payment provider: dry run, confirmation and progress. */
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import type { Figures } from "../admin-data.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import type { AdminActions } from "../use-admin-actions.ts";
import { figure, unconfirmedWords, users } from "../words.ts";
import { ActionRow } from "./action-row.tsx";

export type MigrationFigures = Pick<Figures, "remaining" | "unconfirmed">;
type MigrateUsersProps = { actions: AdminActions; figures: MigrationFigures | null };

export function MigrateUsers({ actions, figures }: MigrateUsersProps) {
  const { busy, seen, stop } = actions;
  const isMigrating = busy === "migrate" || busy === "dry-run";
  const unconfirmed = figures?.unconfirmed ?? 0;
  return (
    <>
      <ActionRow
        title="Migrate all users to the payment provider"
        buttons={<MigrateButtons actions={actions} remaining={figures?.remaining ?? null} />}
      >
        Creates a subscription and a payment provider customer for each user who has none.
        {unconfirmed > 0 && ` ${unconfirmedWords(unconfirmed)}`}
      </ActionRow>
      {isMigrating && <Progress seen={seen} total={(figures?.remaining ?? 0) + unconfirmed} onStop={stop} />}
    </>
  );
}

type MigrateButtonsProps = { actions: AdminActions; remaining: number | null };

function MigrateButtons({ actions: { busy, migrate }, remaining }: MigrateButtonsProps) {
  const [asks, setAsks] = useState(false);
  return (
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
        Migrate all users{remaining === null ? "" : ` (${figure(remaining)} remaining)`}
      </Button>
      <ConfirmDialog
        open={asks}
        question={remaining === null ? "Migrate all users?" : `Migrate ${users(remaining)}?`}
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
    </>
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
