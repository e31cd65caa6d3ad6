/** The loaded usage figures, and a way to read them again without loading the page's other data. */
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type UsageView, usageView } from "./usage-view.ts";

export function useUsage(loaded: UsageView) {
  const [usage, setUsage] = useState(loaded);
  const [isWanted, setWanted] = useState(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => setUsage(loaded), [loaded]);
  // Only when nothing else is being loaded: figures that were asked for earlier could arrive later.
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    setWanted(false);
    void freshUsage().then((fresh) => fresh && setUsage(fresh));
  }, [isWanted, isIdle]);
  return { usage, refresh: () => setWanted(true) };
}

async function freshUsage(): Promise<UsageView | null> {
  const answer = await fetch("/api/usage", { credentials: "same-origin" }).catch(() => null);
  return answer?.ok ? usageView(await answer.json()) : null;
}
