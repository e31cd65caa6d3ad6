/** The admin dashboard: numbers, actions, users, webhook events and the audit log. */
import { useSearchParams } from "react-router";
import { PageHead } from "../../ui/layout/page.tsx";
import type { AdminPage } from "./admin-data.ts";
import { AuditLog } from "./panels/audit-log.tsx";
import { CleanupPanel } from "./panels/cleanup-panel.tsx";
import { EvidencePanel } from "./panels/evidence-panel.tsx";
import { MigrationActions } from "./panels/migration-actions.tsx";
import { SpendPanel } from "./panels/spend-panel.tsx";
import { WebhookEvents } from "./panels/webhook-events.tsx";
import { StatCards } from "./stat-cards.tsx";
import { useAdminActions } from "./use-admin-actions.ts";
import { UsersSection } from "./users-section.tsx";

type AdminDashboardProps = AdminPage & {
  /** `isReading`: the data is being refreshed. `isTurning`: another page of a list is loading. */
  isReading: boolean;
  isTurning: boolean;
  onRefresh: () => void;
};

export function AdminDashboard({ isReading, isTurning, onRefresh, ...page }: AdminDashboardProps) {
  const actions = useAdminActions(onRefresh);
  const [params] = useSearchParams();
  const keep = new URLSearchParams(params);
  keep.delete("audit");
  const reading = { readAt: page.readAt, isReading, onRefresh };
  return (
    <>
      <PageHead title="Admin Dashboard" />
      <div className="wrap grid grid-cols-1 gap-16 pb-24">
        <StatCards figures={page.figures} />
        <div className="grid grid-cols-1 items-start gap-16 lg:grid-cols-[minmax(0,1fr)_420px]">
          <MigrationActions actions={actions} figures={page.figures} {...reading} />
          <div className="grid grid-cols-1 gap-16">
            <CleanupPanel actions={actions} />
            <SpendPanel spend={page.spend} />
            <EvidencePanel evidence={page.evidence} />
          </div>
        </div>
        <UsersSection {...page} busy={isReading || isTurning} />
        <WebhookEvents events={page.events} />
        <AuditLog entries={page.entries} isLatest={page.isLatestLog} keep={keep.toString()} />
      </div>
    </>
  );
}
