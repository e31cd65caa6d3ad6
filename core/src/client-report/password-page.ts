/** The page in front of a report with a password, and the one for a link that leads nowhere. */
import { escapeHtml as text } from "../messages/escape-html.ts";
import { PLAIN_BRAND, type ReportBrand } from "./report-brand.ts";
import { brandedPage, brandLine } from "./report-page.ts";

/** `problem`: why the last try failed; null before the first. */
export function passwordPage(brand: ReportBrand, problem: string | null): string {
  const wrong = problem === null ? "" : `<p class="wrong" id="problem" role="alert">${text(problem)}</p>`;
  return brandedPage(brand, {
    title: "This report has a password",
    body: `<main class="gate">${brandLine(brand)}
<div><h1>This report has a password</h1>
<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="off"${problem === null ? "" : ' aria-invalid="true" aria-describedby="problem"'}>
${wrong}<button type="submit">Open the report</button></form></div></main>`,
  });
}

/** Nothing is known about a wrong link, so the page has no brand. */
export const missingReportPage = (): string =>
  brandedPage(PLAIN_BRAND, {
    title: "This report isn't available",
    body: `<main class="gate"><div><h1>This report isn't available</h1>
<p>The link has expired or was removed. Ask the sender for a new one.</p></div></main>`,
  });
