/** The admin dashboard: numbers, actions, users, webhook events and the audit log. */
import { useSearchParams } from "react-router";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { AdminPage } from "./admin-data.ts";
import { AuditLog } from "./panels/audit-log.tsx";
import { ChangeUser } from "./panels/change-user.tsx";
import { CleanupPanel } from "./panels/cleanup-panel.tsx";
import { EvidencePanel } from "./panels/evidence-panel.tsx";
import { MigrationActions } from "./panels/migration-actions.tsx";
import { SpendPanel } from "./panels/spend-panel.tsx";
import { ValidityPanel } from "./panels/validity-panel.tsx";
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
      <PageHead title="Admin Dashboard">
        <nav aria-label="Administration" className="flex flex-wrap gap-x-8 text-16">
          <ArrowLink to="/admin/workspaces">Workspaces</ArrowLink>
          <ArrowLink to="/admin/background">Background work</ArrowLink>
          <ArrowLink to="/admin/ai-models">AI models</ArrowLink>
        </nav>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-16 pb-24">
        <StatCards figures={page.figures} />
        <div className="grid grid-cols-1 items-start gap-16 lg:grid-cols-[minmax(0,1fr)_420px]">
          <div className="grid grid-cols-1 gap-16">
            <MigrationActions actions={actions} figures={page.figures} {...reading} />
            <SpendPanel spend={page.spend} />
          </div>
          <div className="grid grid-cols-1 gap-16">
            <ChangeUser />
            <CleanupPanel actions={actions} />
            <EvidencePanel evidence={page.evidence} />
            <ValidityPanel validity={page.validity} />
          </div>
        </div>
        <UsersSection {...page} busy={isReading || isTurning} />
        <WebhookEvents events={page.events} />
        <AuditLog entries={page.entries} isLatest={page.isLatestLog} keep={keep.toString()} />
      </div>
    </>
  );
}
