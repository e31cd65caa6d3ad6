import { withoutTracking } from "../../page/tracking-parameters.ts";
import { defineAudit, type Finding, notApplicable, reported, scored } from "../audit.ts";
import { canonicalLink } from "../snippets.ts";

const placeOf = (url: URL) =>
  `${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`.toLowerCase();

/** Each as it is written, "name=value". */
const parametersOf = (url: URL) =>
  url.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "");

/** Scheme, www and a last slash don't make another page. A canonical URL may drop parameters, but not change them. */
function isOwn(declared: URL, own: URL): boolean {
  const parameters = new Set(parametersOf(own));
  return (
    placeOf(declared) === placeOf(own) &&
    parametersOf(declared).every((parameter) => parameters.has(parameter))
  );
}

/** A page without a canonical link still has one URL in most cases; a link to another page gives the page away. */
function judge(declared: string | null, own: URL): Finding {
  const snippet = canonicalLink(own.href);
  if (declared === null)
    return reported("The page declares no canonical URL.", [], {
      fix: "Add a canonical link with this page's own URL.",
      snippet,
    });
  const target = URL.parse(withoutTracking(declared));
  if (target && isOwn(target, own)) return scored(1, "The canonical URL is this page's own.");
  const found = `The canonical URL is another page: ${declared}.`;
  // Copies, versions for a country and syndicated texts point elsewhere on purpose. A home page is the usual mistake.
  if (target?.pathname !== "/" || own.pathname === "/")
    return reported(found, [], {
      fix: "Check that the other page is the one that should be cited; if it isn't, point the link to this page.",
      snippet,
    });
  return scored(0, found, { fix: "Point the canonical link to this page.", snippet });
}

export const canonical = defineAudit({
  id: "canonical",
  section: "technical_implementation",
  title: "Canonical URL",
  why: "More common on cited pages in one early study (odds ratio 1.92), many of whose findings later fell away.",
  ledger: ["TE7"],

  run({ page }) {
    const own = URL.parse(page.url);
    if (!own) return notApplicable("The page was given without a URL.");
    return judge(page.canonical?.value ?? null, own);
  },
});
