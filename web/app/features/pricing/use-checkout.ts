/** The state of the checkout: which button is busy, and the error of the last attempt. */
import type { PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useSession } from "../../session/session.tsx";

export const CHANGE_PLAN = "change";
type Refused = { ok: false; problem: string; unsent?: boolean };

export function useCheckout() {
  const { reset, ...fetcher } = useFetcher<Refused | { ok: true }>();

  // The browser's back button restores this page as it was left, with a busy button.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [reset]);

  const idle = fetcher.state === "idle";
  return {
    Form: fetcher.Form,
    busyWith: idle ? null : String(fetcher.formData?.get("plan") ?? ""),
    refusal: idle && fetcher.data && !fetcher.data.ok ? fetcher.data : null,
  };
}

/** The user's current plan; `undefined` until the server has responded. */
export type MyPlan =
  | { planType: PlanType; status: SubscriptionStatus; isLeftByPayer?: boolean }
  | null
  | undefined;

/** The page is pre-rendered and the same for everyone, so the user's plan is loaded afterwards. */
export function useMyPlan(): MyPlan {
  const { user } = useSession();
  const [mine, setMine] = useState<MyPlan>();
  const id = user?.id;
  // Not by a fetcher: its failure would replace the page by an error page.
  useEffect(() => {
    if (!id) return;
    void import("../../connection/keep-page.ts").catch(() => {});
    fetch("/account/subscription")
      .then((answer) => answer.json().then(setMine))
      .catch(() => {});
  }, [id]);
  return user ? mine : null;
}

/** An active plan is changed at the provider instead of selling a second one, unless the new owner has to buy it. */
export const isRunning = (plan: MyPlan): boolean =>
  Boolean(plan) &&
  !plan?.isLeftByPayer &&
  plan?.planType !== "free" &&
  (plan?.status === "active" || plan?.status === "on_hold");
