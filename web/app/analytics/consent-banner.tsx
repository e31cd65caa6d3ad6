/** Asks for consent to analytics. Loaded only if analytics is configured and the visitor has not answered yet. */
import { site } from "@citeworthy/core/product/identity/site";
import { Link } from "react-router";
import { Button } from "../ui/form/button.tsx";

/** Tag Manager can load more than Google Analytics, so the question must not name only that. */
const TOOL = site.analytics.tagManagerId === null ? "Google Analytics" : "Google’s tools";

export function ConsentBanner({ decide }: { decide: (answer: "yes" | "no") => void }) {
  return (
    <section
      aria-label="Analytics"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-content gap-3 rounded-md border border-line bg-surface p-4 shadow-card md:grid-cols-[1fr_auto] md:items-center"
    >
      <p className="text-14">
        May we use {TOOL} to count visits? Nothing loads unless you agree.{" "}
        <Link to={site.privacyUrl ?? "/privacy"} className="link">
          Privacy Policy
        </Link>
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => decide("no")}>
          Decline
        </Button>
        <Button size="small" onClick={() => decide("yes")}>
          Allow
        </Button>
      </div>
    </section>
  );
}
