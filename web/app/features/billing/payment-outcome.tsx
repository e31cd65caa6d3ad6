/** What the payment provider said when it sent the reader back. The plan itself changes only by its signed message. */
import { site } from "@citeworthy/core/product/site";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/page.tsx";

export type PaymentStatus = "succeeded" | "failed" | "processing" | "unknown";

const COUNTDOWN_SECONDS = 5;
const CAUSES = ["Insufficient funds", "Card declined", "Incorrect card information", "Network issues"];

export const paymentStatus = (said: string | null): PaymentStatus =>
  said === "succeeded" || said === "failed" || said === "processing" ? said : "unknown";

function useCountdown(seconds: number, done: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each second, whoever `done` is
  useEffect(() => {
    if (left === 0) return done();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

function Support() {
  return (
    <p className="text-14 text-quiet">
      Need help? Write to{" "}
      <a className="link" href={`mailto:${site.supportEmail}`}>
        {site.supportEmail}
      </a>
      .
    </p>
  );
}

function Succeeded() {
  const navigate = useNavigate();
  const left = useCountdown(COUNTDOWN_SECONDS, () => void navigate("/dashboard"));
  return (
    <MessagePage title="Payment Successful!">
      <p className="text-18 text-quiet">
        Thank you. Your plan changes as soon as the payment provider confirms it, usually within a minute.
      </p>
      <p aria-live="polite" className="tabular text-quiet">
        Taking you to your dashboard in {left} {left === 1 ? "second" : "seconds"}.
      </p>
      <div>
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard Now
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

function Failed() {
  return (
    <MessagePage title="Payment Failed">
      <p className="text-18 text-quiet">The payment did not go through. These are the usual causes:</p>
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
      <Support />
    </MessagePage>
  );
}

const WAITING = {
  processing: {
    title: "Payment Processing",
    text: "Your bank is still working on it. A confirmation email will follow.",
  },
  unknown: {
    title: "Payment Status Unknown",
    text: "We could not read the result of this payment. Your dashboard shows the plan you have.",
  },
};

export function PaymentOutcome({ status }: { status: PaymentStatus }) {
  if (status === "succeeded") return <Succeeded />;
  if (status === "failed") return <Failed />;
  const { title, text } = WAITING[status];
  return (
    <MessagePage title={title}>
      <p className="text-18 text-quiet">{text}</p>
      <div>
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      </div>
      {status === "unknown" && <Support />}
    </MessagePage>
  );
}
