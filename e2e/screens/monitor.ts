/** The form of the AI visibility monitor. */
import type { Page } from "@playwright/test";

export const MONITOR = "/ai-visibility-monitor";
type MonitorForm = { url: string; query: string; competitors?: string[] };

const main = (page: Page) => page.getByRole("main");

export async function runMonitor(page: Page, { url, query, competitors = [] }: MonitorForm): Promise<void> {
  await main(page)
    .getByLabel(/^Website URL/)
    .fill(url);
  await main(page)
    .getByLabel(/^Search Query/)
    .fill(query);
  await main(page)
    .getByLabel(/^Competitor URLs/)
    .fill(competitors.join("\n"));
  await startRun(page);
}

/** With what is in the form. */
export const startRun = (page: Page): Promise<void> =>
  main(page).getByRole("button", { name: "Analyze Visibility" }).click();
