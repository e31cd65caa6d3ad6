import { PaymentOutcome } from "../../features/billing/payment-outcome.tsx";
import { paymentReference, paymentStatus } from "../../features/billing/payment-status.ts";
import { orRefused } from "../../page-data/acting.server.ts";
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
  const { searchParams } = new URL(request.url);
  const status = paymentStatus(searchParams.get("status"));
  const reference = paymentReference(searchParams.get("payment_id"));
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const looks = status === "succeeded" && page && user;
  if (!looks) return { status, reference, bought: null };
  const { workspaceId } = await orRefused(page, page.acting("shared"));
  return { status, reference, bought: subscriptionNow(page, workspaceId) };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome {...loaderData} />;
}
