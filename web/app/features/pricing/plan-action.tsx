/** The button of a plan: sign-up for visitors, checkout for signed-in users, the dashboard for its subscribers. */
import { site } from "@citeworthy/core/product/identity/site";
import { AuthLink } from "../../session/auth-link.tsx";
import { useSession } from "../../session/session.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/form/button.tsx";
import { icon } from "../../ui/marks/icons.tsx";
import type { PlanCard } from "./plans.ts";
import { CHANGE_PLAN, isRunning, type MyPlan } from "./use-checkout.ts";

const Mail = icon("M3.5 6h17v12.5h-17zm0 .8 8.5 6.7 8.5-6.7");

type PlanActionProps = { plan: PlanCard; mine: MyPlan; busyWith: string | null };

export function PlanAction({ plan, mine, busyWith }: PlanActionProps) {
  const { user } = useSession();
  const variant = plan.popular ? "primary" : "line";
  if (isRunning(mine) && mine?.planType === plan.id && plan.id !== "enterprise")
    return (
      <ButtonLink to="/dashboard" wide>
        Manage your plan
      </ButtonLink>
    );
  if (plan.id === "enterprise") return <ContactLink plan={plan} />;
  if (!user)
    return (
      <AuthLink view="sign-up" className={buttonClass({ variant, wide: true })}>
        Get Started
      </AuthLink>
    );
  const running = isRunning(mine);
  const value = running ? `${CHANGE_PLAN}-${plan.id}` : plan.id;
  const busy = busyWith === value;
  return (
    <Button
      type="submit"
      name="plan"
      value={value}
      variant={variant}
      wide
      busy={busy}
      disabled={busyWith !== null && !busy}
    >
      {busy ? "Opening checkout..." : running ? `Switch to ${plan.name}` : `Choose ${plan.name}`}
    </Button>
  );
}

function ContactLink({ plan }: { plan: PlanCard }) {
  if (site.supportEmail === null)
    return <p className="flex min-h-12 items-center text-14 text-quiet">Ask the operator of this site.</p>;
  return (
    <a
      href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(`${plan.name} plan`)}`}
      className={buttonClass({ variant: "line", wide: true })}
    >
      <Mail aria-hidden="true" className="size-4.5" />
      Contact us
    </a>
  );
}
