/** The last block of a public page: one action on the highlighter color. */
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/trial-days";
import { useId } from "react";
import { AuthLink } from "../../session/auth-link.tsx";
import { useSession } from "../../session/session.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

export const TRIAL_LINE = `Free for ${TRIAL_DAYS} days. No card required.`;

export function ClosingCall({ title = "Paste a link and see what to improve." }: { title?: string }) {
  const id = useId();
  const { user } = useSession();
  if (user) return null;
  return (
    <section
      aria-labelledby={id}
      className="bg-mark dark:border-t dark:border-line dark:bg-surface print:hidden"
    >
      <div className="wrap grid items-end gap-8 py-16 md:grid-cols-[1fr_auto] md:py-24">
        <div className="grid gap-3">
          <h2 id={id} className="max-w-[20ch] text-36 md:text-48">
            {title}
          </h2>
          <p className="text-18">{TRIAL_LINE}</p>
        </div>
        <AuthLink view="sign-up" className={buttonClass({ variant: "ink", size: "large" })}>
          Get Started for FREE
        </AuthLink>
      </div>
    </section>
  );
}
