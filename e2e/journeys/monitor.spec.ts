/** The AI visibility monitor without keys: from the form to estimates. */
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, reload, test } from "../fixtures/test.ts";
import { heldPage, stubPage } from "../screens/analysis.ts";
import { MONITOR, runMonitor } from "../screens/monitor.ts";
import { expectFits } from "../screens/widths.ts";

const main = (page: Page) => page.getByRole("main");
const running = (page: Page) => page.getByRole("region", { name: "Analyzing visibility..." });
const alertBox = (page: Page) => main(page).getByRole("alert");

const expectWellMade = (page: Page) => expectFits(page, () => expectNoAxeViolations(page));

test("without keys a run shows its progress, survives a reload, is marked as estimated and skips pages it cannot read", async ({
  asUser: { page },
}) => {
  await open(page, MONITOR);
  await expect(main(page).getByText("10 analyses remaining")).toBeVisible();
  await runMonitor(page, { url: "", query: "tide table" });
  await expect(alertBox(page)).toHaveText("Please provide both URL and search query");

  const held = heldPage("reading-a-tide-table");
  const competitors = [
    ` ${stubPage("/articles/sharpening-a-kitchen-knife")} `,
    "b.example",
    stubPage("/no-such-page"),
  ];
  await runMonitor(page, { url: held.url, query: "how to read a tide table", competitors });
  await expect(running(page)).toBeVisible();
  await page.waitForURL(/job=/);
  await reload(page);
  await expect(running(page)).toBeVisible();
  await held.release();

  const matrix = page.getByRole("region", { name: "Comparison Matrix" });
  await expect(matrix.getByRole("row", { name: /Your Brand/ })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Comparison Matrix" })).toHaveAttribute("aria-selected", "true");
  await expect(matrix.getByRole("columnheader")).toHaveText([
    "Site",
    "Topic fit (estimated from your page)",
    "Best passage",
  ]);
  await expect(matrix.getByText("Answers it").first()).toBeVisible();
  await expect(matrix.getByText(/\d%/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "“how to read a tide table”" })).toBeInViewport();
  await expect(main(page).getByText(/no-such-page: /)).toBeVisible();
  await expect(main(page).getByText("9 analyses remaining")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Passage comparison" })).toBeVisible();
  await expectWellMade(page);

  await page.getByRole("tab", { name: "Detailed Analysis" }).click();
  await expect(main(page).getByText("Words analyzed")).toBeVisible();
  await expect(main(page).getByText("not measured: no AI engine was asked")).toBeVisible();
  await expect(main(page).getByText(/\/10/)).toHaveCount(0);
  const link = page.getByRole("link", { name: /Access Customized Recommendations/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expectWellMade(page);
});
