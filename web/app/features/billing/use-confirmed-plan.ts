/** The provider's webhook may arrive after the user, so we poll until the subscription is confirmed. */
import { useEffect, useState } from "react";
import { fetchSubscription } from "../../connection/my-subscription.ts";
import { type Bought, isConfirmed } from "./receipt.tsx";

const ASK_EVERY_MS = 1_000;

/** A visitor has no plan (`undefined`), so nothing is polled. */
export function useConfirmedPlan(first: Bought | null | undefined): Bought | null | undefined {
  const [found, setFound] = useState<Bought | null>(null);
  const plan = found ?? first;
  const waits = plan !== undefined && !isConfirmed(plan);
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await fetchSubscription<Bought>();
      if (answer) setFound(answer);
      timer = setTimeout(ask, ASK_EVERY_MS);
    };
    timer = setTimeout(ask, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return plan;
}
