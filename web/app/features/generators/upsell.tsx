/** Offers an account to visitors who have used up their free uses. */
import { FREE_USES } from "@citeworthy/core/generators/generated";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/trial-days";
import { useId } from "react";
import { AuthLink } from "../../session/auth-link.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

export default function Upsell() {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="grid max-w-field gap-4 rounded-md bg-accent-wash p-6">
      <h2 id={id} className="text-22">
        You have used your {FREE_USES} free generations
      </h2>
      <p>
        Sign up for unlimited use and a free {TRIAL_DAYS}-day trial of the full analysis. No card required.
      </p>
      <AuthLink view="sign-up" className={buttonClass({ variant: "ink", wide: true })}>
        Sign Up Free
      </AuthLink>
      <AuthLink
        view="sign-in"
        className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold text-accent underline underline-offset-4"
      >
        Already have an account? Sign In
      </AuthLink>
    </aside>
  );
}
