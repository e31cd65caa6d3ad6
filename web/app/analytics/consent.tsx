/** Asks once for consent to analytics and remembers the answer. */
import { site } from "@citeworthy/core/product/identity/site";
import { useEffect, useState } from "react";
import { ConsentBanner } from "./consent-banner.tsx";

const KEY = "analytics_consent";

const startAnalytics = async () => (await import("./google-tags.ts")).startGoogleTags(site.analytics);

/** A browser without storage is never asked and never counted. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return "no";
  }
}

export default function Consent() {
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const answer = remembered();
    if (answer === "yes") void startAnalytics();
    setAsking(answer === null);
  }, []);

  const decide = (answer: "yes" | "no") => {
    localStorage.setItem(KEY, answer);
    setAsking(false);
    if (answer === "yes") void startAnalytics();
  };

  return asking && <ConsentBanner decide={decide} />;
}
