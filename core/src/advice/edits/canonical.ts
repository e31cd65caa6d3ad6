/** A page that declares no address of its own, so that copies with parameters count as other pages. */
import { canonicalLink } from "../../audits/snippets.ts";
import { withoutTracking } from "../../page/tracking-parameters.ts";
import type { Finder } from "./context.ts";

/** Which of several versions readers should find is for the author to say. */
const VERSION = /\/(?:latest|stable|main|master|dev|nightly|v?\d+(?:\.\d+)+)\//i;

export const findMissingCanonical: Finder = ({ page, failed }) => {
  const given = withoutTracking(page.url);
  // The same list asks for HTTPS, and a canonical link must not lead back.
  const own = failed("delivery") ? given.replace(/^http:/, "https:") : given;
  if (page.canonical !== null || !own || !URL.canParse(own)) return null;
  const isVersion = VERSION.test(new URL(own).pathname);
  return {
    cause: "address",
    audit: "canonical",
    evidence: "minor",
    fault:
      "The page declares no canonical URL, so copies of it under other addresses count as pages of their own.",
    do: isVersion
      ? "Declare the address of the version that readers should find, as the canonical URL."
      : "Declare the page's own address in the head of its HTML, as its canonical URL.",
    ...(isVersion
      ? { needs: "the address of the version that readers should find" }
      : { after: canonicalLink(own).code }),
    effort: "low",
  };
};
