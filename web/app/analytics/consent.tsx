/** Asks once whether visits may be counted, and only on a site whose operator wants to count them. */
import { site } from "@citeworthy/core/product/site";
import { lazy, Suspense, useEffect, useState } from "react";
import { documentEvent } from "./document-event.ts";
import { plugIn } from "./page-view.ts";

const KEY = "analytics_consent";
const configured = site.analytics.measurementId !== null || site.analytics.tagManagerId !== null;

const Banner = lazy(() => import("./consent-banner.tsx"));

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
    <Suspense>
      <Banner decide={decide} />
    </Suspense>
  );
}
