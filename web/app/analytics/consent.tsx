/** Asks once whether visits may be counted, and only on a site whose operator wants to count them. */
import { site } from "@citeworthy/core/product/site";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { documentEvent } from "./document-event.ts";
import { plugIn } from "./page-view.ts";

const KEY = "analytics_consent";
const configured = site.analytics.measurementId !== null || site.analytics.tagManagerId !== null;

const startAnalytics = async () => (await import("./google-tags.ts")).startGoogleTags(site.analytics);

/** A browser that keeps nothing is asked again, and counted never. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return "no";
  }
}

export function Analytics() {
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const unplug = plugIn(documentEvent);
    if (configured) {
      const answer = remembered();
      if (answer === "yes") void startAnalytics();
      setAsking(answer === null);
    }
    return unplug;
  }, []);

  const decide = (answer: "yes" | "no") => {
    localStorage.setItem(KEY, answer);
    setAsking(false);
    if (answer === "yes") void startAnalytics();
  };

  if (!asking) return null;
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-content gap-3 rounded-md border border-line bg-surface p-4 shadow-card md:grid-cols-[1fr_auto] md:items-center"
    >
      <p className="text-14">
        May we count your visit with Google&rsquo;s tools? Nothing is loaded before you say yes.{" "}
        <Link to="/privacy" className="link">
          Privacy Policy
        </Link>
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => decide("no")}>
          No, thank you
        </Button>
        <Button size="small" onClick={() => decide("yes")}>
          Yes, count it
        </Button>
      </div>
    </section>
  );
}
