/** Migrates users to the payment provider, moves ended trials to the free plan, and refreshes the data. */
import { RefreshCw } from "lucide-react";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { AdminActions } from "../use-admin-actions.ts";
import { ActionRow } from "./action-row.tsx";
import { MigrateUsers, type MigrationFigures } from "./migrate-users.tsx";
import { ResultPanel } from "./result-panel.tsx";

type MigrationActionsProps = {
  actions: AdminActions;
  figures: MigrationFigures | null;
  readAt: string;
  isReading: boolean;
  onRefresh: () => void;
};

export function MigrationActions({ actions, figures, readAt, isReading, onRefresh }: MigrationActionsProps) {
  const { busy, result, expire } = actions;
  return (
    <Panel title="Migration Actions">
      <div className="mt-2">
        <MigrateUsers actions={actions} figures={figures} />
        <ActionRow
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
        </ActionRow>
        <ActionRow
          title="Data"
          buttons={
            <Button size="small" busy={isReading} onClick={onRefresh}>
              {!isReading && <RefreshCw aria-hidden="true" className="size-4" />}
              Refresh data
            </Button>
          }
        >
          Last refreshed <MomentText iso={readAt} />
        </ActionRow>
      </div>
      <div className="mt-6">
        <ResultPanel result={result} />
      </div>
    </Panel>
  );
}
