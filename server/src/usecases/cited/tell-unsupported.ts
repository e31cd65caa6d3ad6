/** Emails the user, and calls their webhooks, about claims that a monitor's run newly makes and the cited page doesn't support. */
import { newUnsupported, type SaidInRun } from "@citeworthy/core/cited/said-of-you";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { Stores } from "../../ports/storage.ts";

type Told = { userId: string; monitorId: string | null; before: SaidInRun | null; current: SaidInRun };
type Needs = Pick<Stores, "cited" | "emails" | "webhooks">;

/** More would be a flood; the page has them all. */
const MAX_EVENTS = 10;
/** Emails and chat messages cut longer words anyway. */
const MAX_CHARS = 500;
const shortened = (text: string) => (text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text);

/** Call this in the transaction that stores the judged run. The keys make sure that a run that finishes twice tells once. */
export async function tellUnsupported(
  { cited, emails, webhooks }: Needs,
  { userId, monitorId, before, current }: Told,
): Promise<void> {
  if (monitorId === null) return;
  const found = newUnsupported(before, current, await cited.overrulesOf(userId));
  const [first] = found;
  if (!first) return;
  const { runId: run, query } = current;
  const said = ({ engine, claim, page, support }: typeof first) => ({
    query,
    run,
    engine: ENGINE_NAMES[engine],
    claim: shortened(claim.text),
    page: page.url,
    note: support.note ?? "",
  });
  await emails.post({
    key: `claim-unsupported:${run}`,
    userId,
    kind: "claim-unsupported",
    details: { ...said(first), more: found.length - 1 },
  });
  for (const claim of found.slice(0, MAX_EVENTS)) {
    const quote = claim.support.quote?.text ?? null;
    await webhooks.post({
      key: `claim-unsupported:${run}:${claim.id}`,
      userId,
      event: "claim.unsupported",
      data: {
        ...said(claim),
        quote: quote && shortened(quote),
        monitor: monitorId,
        report: `/ai-visibility-monitor/runs/${run}/said`,
      },
    });
  }
}
