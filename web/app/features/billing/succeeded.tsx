/** The payment succeeded: shows the subscription in our database and redirects to the dashboard after five seconds. */
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { type Bought, Receipt } from "./receipt.tsx";
import { useConfirmedPlan } from "./use-confirmed-plan.ts";

const COUNTDOWN_SECONDS = 5;

function useCountdown(seconds: number, done: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per second, even if `done` changes
  useEffect(() => {
    if (left === 0) return done();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** `bought`: undefined for a visitor, null if it could not be loaded. */
export function Succeeded({ bought }: { bought: Bought | null | undefined }) {
  const navigate = useNavigate();
  const left = useCountdown(COUNTDOWN_SECONDS, () => void navigate("/dashboard"));
  const plan = useConfirmedPlan(bought);
  return (
    <MessagePage
      title={
        <span className="flex items-center gap-3">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-good" />
          Payment Successful!
        </span>
      }
    >
      <Receipt plan={plan} />
      <p role="timer" className="tabular text-quiet">
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
