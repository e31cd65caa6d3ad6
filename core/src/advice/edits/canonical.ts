/** A page that declares no address of its own, so that copies with parameters count as other pages. */
import { canonicalLink } from "../../audits/snippets.ts";
import { withoutTracking } from "../../page/tracking-parameters.ts";
import type { Finder } from "./context.ts";

/** Which of several versions readers should find is for the author to say. */
const VERSION = /\/(?:latest|stable|main|master|dev|nightly|v?\d+(?:\.\d+)+)\//i;

export const findMissingCanonical: Finder = ({ page }) => {
  const own = withoutTracking(page.url);
  if (page.canonical !== null || !own || !URL.canParse(own)) return null;
  const isVersion = VERSION.test(new URL(own).pathname);
  return {
    cause: "address",
    audit: "canonical",
    evidence: "minor",
    fault:
      "The page declares no canonical URL, so copies of it under other addresses count as pages of their own.",
    do: isVersion
      ? "Declare the address of the version that readers should find."
      : "Declare the page's address in its head.",
    ...(isVersion
      ? { needs: "the address of the version that readers should find" }
      : { after: canonicalLink(own).code }),
    effort: "low",
  };
};
