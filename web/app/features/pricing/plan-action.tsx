/** The button of a plan: sign-up for visitors, checkout for signed-in users, the dashboard for its subscribers. */
import { site } from "@citeworthy/core/product/identity/site";
import { AuthLink } from "../../session/auth-link.tsx";
import { useSession } from "../../session/session.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/form/button.tsx";
import type { PlanCard } from "./plans.ts";
import { CHANGE_PLAN, isRunning, type MyPlan } from "./use-checkout.ts";

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

/** Without a support address, the page about the operator says who runs the site. */
function ContactLink({ plan }: { plan: PlanCard }) {
  const isKnown = site.supportEmail !== null;
  const subject = encodeURIComponent(`${plan.name} plan`);
  return (
    <a
      href={isKnown ? `mailto:${site.supportEmail}?subject=${subject}` : "/about#operator"}
      className={buttonClass({ variant: "line", wide: true })}
    >
      {isKnown ? "Contact us" : "Who runs this site"}
    </a>
  );
}
