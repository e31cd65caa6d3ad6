/** Removes personal data from the payment provider, which cannot delete customers: they are anonymized and unlinked. */
import type { Cleanup, CleanupLine } from "@citeworthy/core/product/accounts/customer-changes";
import { AppError } from "../../errors.ts";
import { type CleaningUp, cleanUpCustomer } from "./clean-up-customer.ts";
import { type Actor, type Recording, recordAction } from "./record-action.ts";

type Needs = Recording & CleaningUp;

type CleanupAnswer = { success: boolean; message: string; error: string | null; result: Cleanup };

export const MAX_CUSTOMERS = 200;
/** The audit log names this many customers; the response lists all of them. */
const NAMED = 20;

export async function cleanUpCustomers(
  deps: Needs,
  actor: Actor,
  customerIds: string[],
): Promise<CleanupAnswer> {
  const ids = [...new Set(customerIds.map((id) => id.trim()).filter(Boolean))];
  if (ids.length === 0) throw new AppError("admin/ids-invalid");
  if (ids.length > MAX_CUSTOMERS) throw new AppError("admin/ids-too-many", { limit: MAX_CUSTOMERS });
  return recordAction(deps, actor, { action: "clean-up-customers" }, async () => {
    const lines: CleanupLine[] = [];
    for (const id of ids) lines.push(await cleanUpCustomer(deps, id));
    const cleaned = lines.filter(({ status }) => status === "anonymised");
    const failed = lines.length - cleaned.length;
    const answer = answerOf(lines, cleaned.length, failed);
    const named = cleaned.slice(0, NAMED).map(({ customer_id }) => customer_id);
    return { answer, details: { anonymised: cleaned.length, failed, customers: named.join(", ") } };
  });
}

function answerOf(lines: CleanupLine[], cleaned: number, failed: number): CleanupAnswer {
  const success = cleaned > 0;
  return {
    success,
    message: `Anonymized ${cleaned} of ${lines.length} customers. The payment provider keeps the anonymized records.`,
    error: success ? null : (lines[0]?.reason ?? null),
    result: {
      total_attempted: lines.length,
      successful_deletions: cleaned,
      failed_deletions: failed,
      details: lines,
    },
  };
}
