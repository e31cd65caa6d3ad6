import { PaymentOutcome } from "../../features/billing/payment-outcome.tsx";
import { paymentStatus } from "../../features/billing/payment-status.ts";
import { services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/payment.success";
import { subscriptionNow } from "./subscription.data.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Payment",
    description: "The result of your payment.",
    path: "/payment/success",
    hidden: true,
  });

/** Only shows the status and changes nothing, because anyone can edit the URL. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const status = paymentStatus(new URL(request.url).searchParams.get("status"));
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const looks = status === "succeeded" && page && user;
  return { status, bought: looks ? subscriptionNow(page, user.id) : null };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome {...loaderData} />;
}
