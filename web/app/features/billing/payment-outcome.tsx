/** Shows the payment status from the return URL. The plan itself changes only by a signed webhook. */
import { Suspense } from "react";
import { Await } from "react-router";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";
import type { PaymentStatus } from "./payment-status.ts";
import type { Bought } from "./receipt.tsx";
import { Succeeded } from "./succeeded.tsx";

const CAUSES = ["Insufficient funds", "Card declined", "Incorrect card information", "Network issues"];

type Reference = { reference: string | null };

function Support({ reference }: Reference) {
  return (
    <p className="text-14 break-words text-quiet">
      Need help? Contact <SupportLink />
      {reference && ` and name payment ${reference}`}.
    </p>
  );
}

function Loading() {
  return (
    <MessagePage title="Processing your payment...">
      <p role="status" className="flex items-center gap-3 text-18 text-quiet">
        <Spinner />
        We are looking up your subscription.
      </p>
    </MessagePage>
  );
}

function Failed({ reference }: Reference) {
  return (
    <MessagePage title="Payment Failed">
      <p className="text-18 text-quiet">
        Your payment did not go through and you were not charged. Common causes:
      </p>
      <ul className="list-disc pl-5 text-quiet">
        {CAUSES.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/pricing" variant="primary">
          Try Again
        </ButtonLink>
        <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
      </div>
      <Support reference={reference} />
    </MessagePage>
  );
}

const WAITING = {
  processing: {
    title: "Payment Processing",
    text: "Your bank is still processing the payment. A confirmation email will follow.",
  },
  unknown: {
    title: "Payment Status Unknown",
    text: "We could not confirm this payment. Check your plan on the dashboard. If it is not the one you paid for, please contact support.",
  },
};

/** `bought`: the subscription in our database; null for a visitor. */
type PaymentOutcomeProps = Reference & { status: PaymentStatus; bought: Promise<Bought | null> | null };

export function PaymentOutcome({ status, bought, reference }: PaymentOutcomeProps) {
  if (status === "succeeded" && bought === null) return <Succeeded bought={undefined} />;
  if (status === "succeeded")
    return (
      <Suspense fallback={<Loading />}>
        <Await resolve={bought} errorElement={<Succeeded bought={null} />}>
          {(found) => <Succeeded bought={found} />}
        </Await>
      </Suspense>
    );
  if (status === "failed") return <Failed reference={reference} />;
  const { title, text } = WAITING[status];
  return (
    <MessagePage title={title}>
      <p className="text-18 text-quiet">{text}</p>
      <div>
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      </div>
      {status === "unknown" && <Support reference={reference} />}
    </MessagePage>
  );
}
