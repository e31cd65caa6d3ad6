/** The way to the payment page: which button is under way, and what went wrong with the last one. */
import type { PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useSession } from "../../session/session.tsx";

export const CHANGE_PLAN = "change";
type Refused = { ok: false; problem: string };

export function useCheckout() {
  const { reset, ...fetcher } = useFetcher<Refused | { ok: true }>();

  // Whoever comes back from the payment page by the browser's button finds this page as it was left: busy.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [reset]);

  const idle = fetcher.state === "idle";
  return {
    Form: fetcher.Form,
    busyWith: idle ? null : String(fetcher.formData?.get("plan") ?? ""),
    problem: idle && fetcher.data && !fetcher.data.ok ? fetcher.data.problem : null,
  };
}

/** What the reader has now: `undefined` until the server said so. */
export type MyPlan = { planType: PlanType; status: SubscriptionStatus } | null | undefined;

/** The page is the same file for everyone, so who the reader is and what they have is asked afterwards. */
export function useMyPlan(): MyPlan {
  const { user } = useSession();
  const { load, data } = useFetcher<MyPlan>();
  const id = user?.id;
  useEffect(() => {
    if (id) void load("/account/subscription");
  }, [id, load]);
  return user ? data : null;
}

/** A plan that runs is changed with the provider; a second one is not sold. */
export const isRunning = (plan: MyPlan): boolean =>
  Boolean(plan) && plan?.planType !== "free" && (plan?.status === "active" || plan?.status === "on_hold");
