/** The provider's webhook may arrive after the user, so we poll until the subscription is confirmed. */
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { type Bought, isConfirmed } from "./receipt.tsx";

const ASK_EVERY_MS = 1_000;

/** A visitor has no plan (`undefined`), so nothing is polled. */
export function useConfirmedPlan(first: Bought | null | undefined): Bought | null | undefined {
  const { load, data, state } = useFetcher<Bought | null>();
  const plan = data ?? first;
  const waits = plan !== undefined && !isConfirmed(plan) && state === "idle";
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void load("/account/subscription"), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waits, load]);
  return plan;
}
