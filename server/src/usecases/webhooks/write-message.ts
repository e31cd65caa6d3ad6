/** The body of a message: as Standard Webhooks describes it, or a text that Slack and compatible services show. */
import type { DueDelivery, EventData } from "../../ports/messages/webhooks.ts";

type Told = Pick<DueDelivery, "event" | "createdAt" | "format" | "data">;

export function writeMessage({ event, createdAt, format, data }: Told): string {
  if (format === "slack") return JSON.stringify({ text: slackText(event, data) });
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}

/** Three characters have a meaning in Slack's messages. */
const escaped = (value: EventData[string] | undefined) =>
  String(value ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

function slackText(event: Told["event"], data: EventData): string {
  const { url, state, score, error, report, query, engine, before, after, done, failed } = data;
  const { project, changed, pages, words, claim, page } = data;
  if (event === "webhook.test") return "This is a test. The webhook works.";
  if (event === "monitor.changed")
    return `${escaped(engine)} now cites you in ${escaped(after)} answers to “${escaped(query)}”, before in ${escaped(before)}.`;
  if (event === "claim.unsupported")
    return `${escaped(engine)} says “${escaped(claim)}” for “${escaped(query)}” and cites ${escaped(page)}, which does not say so.`;
  if (event === "batch.finished")
    return `A bulk run has ended: ${escaped(done)} pages analyzed, ${escaped(failed)} failed. ${escaped(report)}`;
  if (event === "schedule.changed")
    return `${escaped(changed)} of ${escaped(pages)} pages of ${escaped(project)} changed. ${escaped(report)}\n${escaped(words)}`;
  if (state === "failed") return `The analysis of ${escaped(url)} failed: ${escaped(error)}`;
  return `${escaped(url)} scores ${escaped(score)} of 100. ${escaped(report)}`;
}
