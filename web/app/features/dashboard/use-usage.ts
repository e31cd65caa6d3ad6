/** The loaded usage figures, and a way to read them again without loading the page's other data. */
import { useEffect, useState } from "react";
import { type UsageView, usageView } from "./usage-view.ts";

export function useUsage(loaded: UsageView) {
  const [usage, setUsage] = useState(loaded);
  useEffect(() => setUsage(loaded), [loaded]);
  const refresh = async () => {
    const answer = await fetch("/api/usage", { credentials: "same-origin" }).catch(() => null);
    if (answer?.ok) setUsage(usageView(await answer.json()));
  };
  return { usage, refresh };
}
