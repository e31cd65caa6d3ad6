/** Billing as the rest of the house sees it. */
import type { Webhooks } from "../../ports/billing/billing.ts";
import type { Mail } from "../../ports/messages/mail.ts";
import type { ReportFiles } from "../../ports/projects/report-files.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import { applyEvent } from "./apply-event.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { listPayments } from "./list-payments.ts";
import type { BillingNeeds } from "./needs.ts";
import { openPortal } from "./open-portal.ts";
import { receiveEvent } from "./receive-event.ts";
import { reconcile } from "./reconcile.ts";
import { sendEmail } from "./send-email.ts";
import { startCheckout } from "./start-checkout.ts";
import { sweepPlans } from "./sweep-plans.ts";

type Needs = BillingNeeds & { webhooks: Webhooks; mail: Mail; links: LinkTokens; reportFiles: ReportFiles };

export const billingServices = (deps: Needs) => ({
  startCheckout: (order: Parameters<typeof startCheckout>[1]) => startCheckout(deps, order),
  openPortal: (userId: string) => openPortal(deps, userId),
  cancelSubscription: (userId: string) => cancelSubscription(deps, userId),
  paymentHistory: (userId: string) => listPayments(deps, userId),
  receiveProviderEvent: (message: Parameters<typeof receiveEvent>[1]) => receiveEvent(deps, message),
  reconcileBilling: () => reconcile(deps),
});

/** What the worker does of it. */
export const billingJobs = (deps: Needs) => ({
  applyProviderEvent: (id: string) => applyEvent(deps, id),
  sendEmail: (key: string) => sendEmail(deps, key),
  async reconcile() {
    const report = await reconcile(deps);
    if (report.corrected + report.refused + report.failed > 0)
      deps.log.warn("billing was reconciled", report);
  },
  async sweepPlans() {
    const ended = await sweepPlans(deps);
    if (ended.trials > 0 || ended.plans > 0) deps.log.info("trials and plans have ended", ended);
    return ended;
  },
});
