import type { Evidence } from "../../evidence.ts";
import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

/** One redirect to HTTPS and one to the usual host name are common and harmless. */
const MAX_REDIRECTS = 2;

type Fault = { cost: number; found: string; fix: string };

/** The worst first: its fix is the one we show. */
function faultsOf({ status, url, redirects }: Evidence): Fault[] {
  const faults: Fault[] = [];
  if (status < 200 || status >= 300) {
    const fix = "Ask your developer to make the page return status 200.";
    faults.push({ cost: 0.5, found: `The page returns status ${status}.`, fix });
  }
  if (url.startsWith("http:")) {
    const fix = "Ask your developer to serve the page over HTTPS.";
    faults.push({ cost: 0.3, found: "The page is not served over HTTPS.", fix });
  }
  if (redirects.length > MAX_REDIRECTS) {
    const found = `It takes ${redirects.length} redirects to reach the page.`;
    faults.push({ cost: 0.2, found, fix: "Link straight to the final address." });
  }
  return faults;
}

export const delivery = defineAudit({
  id: "delivery",
  section: "technical_implementation",
  title: "HTTPS, status and redirects",
  why: "About a third of AI assistants' fetches ended in a 404 error in one network's data.",
  ledger: ["TE5"],
  part: 0.15,

  run({ evidence }) {
    const faults = faultsOf(evidence);
    const [worst] = faults;
    if (!worst)
      return scored(
        1,
        `Status ${evidence.status} over HTTPS, ${count(evidence.redirects.length, "redirect")}.`,
      );
    return scored(
      faults.reduce((share, fault) => share - fault.cost, 1),
      faults.map((fault) => fault.found).join(" "),
      { fix: worst.fix },
    );
  },
});
