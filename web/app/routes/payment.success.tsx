import { PaymentOutcome, paymentStatus } from "../features/billing/payment-outcome.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/payment.success";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Payment",
    description: "The result of your payment.",
    path: "/payment/success",
    hidden: true,
  });

export function loader({ request }: Route.LoaderArgs) {
  return { status: paymentStatus(new URL(request.url).searchParams.get("status")) };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome status={loaderData.status} />;
}
