/** Reports page views as document events, and asks for consent only if the operator configured analytics. */
import { site } from "@citeworthy/core/product/identity/site";
import { Suspense, useEffect, useState } from "react";
import { part } from "../delivery/part.tsx";
import { documentEvent } from "./document-event.ts";
import { plugIn } from "./page-view.ts";

const configured = site.analytics.measurementId !== null || site.analytics.tagManagerId !== null;

const Consent = part(() => import("./consent.tsx"), "Nothing");

export function Analytics() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(configured);
    return plugIn(documentEvent);
  }, []);
  if (!isAwake) return null;
  return (
    <Suspense>
      <Consent />
    </Suspense>
  );
}
