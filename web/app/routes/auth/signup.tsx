import { landingPath } from "@citeworthy/core/product/accounts/saved-redirect";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { AccountReady } from "../../features/auth/account-ready.tsx";
import { AuthForm } from "../../features/auth/auth-form.tsx";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { CheckYourEmail } from "../../features/auth/check-your-email.tsx";
import { Arriving } from "../../features/auth/landing/arriving.tsx";
import { savedPath } from "../../features/auth/landing/saved-path.ts";
import { useArrive } from "../../features/auth/landing/use-arrive.ts";
import { useSavedRedirect } from "../../features/auth/landing/use-saved-redirect.ts";
import type { Entered } from "../../features/auth/use-attempt.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { LogoMark } from "../../ui/marks/logo.tsx";
import type { Route } from "./+types/signup";
import { sendOnIfKnown } from "./auth-pages.server.ts";

export const loader = (args: Route.LoaderArgs) => sendOnIfKnown(args);

/** A new session must not replace the page that says the account is ready. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create an account",
    description: `Create an account: ${TRIAL_DAYS} days free, no card required.`,
    path: "/signup",
  });

export default function SignUp() {
  const { user, google, minPasswordLength, refresh } = useSession();
  const [entered, setEntered] = useState<Entered | null>(null);
  const back = useSavedRedirect();
  if (entered?.signedIn) return <Ready />;
  if (entered) return <Waiting email={entered.email} />;
  if (user) return <Arriving isAdmin={user.isAdmin} />;

  const enter = async (news: Entered) => {
    setEntered(news);
    await refresh();
    return null;
  };
  return (
    <AuthFrame title="Create Account" after={<OtherWays signIn={authPath("sign-in", back)} />}>
      <AuthForm view="sign-up" google={google} minPasswordLength={minPasswordLength} onEntered={enter} />
    </AuthFrame>
  );
}

function Ready() {
  const isAdmin = useSession().user?.isAdmin ?? false;
  const arrive = useArrive({ replace: true });
  const leave = useCallback(() => void arrive({ isAdmin }), [arrive, isAdmin]);
  return (
    <AuthFrame title="Your account is ready" isNews mark={<LogoMark className="size-14 text-good" />}>
      <AccountReady to={landingPath({ isAdmin, saved: savedPath() })} onLeave={leave} />
    </AuthFrame>
  );
}

const Waiting = ({ email }: { email: string }) => (
  <AuthFrame title="Check your email" isNews mark={<LogoMark className="size-14 text-accent" />}>
    <CheckYourEmail email={email} />
    <ArrowLink to="/">Back to home</ArrowLink>
  </AuthFrame>
);

const OtherWays = ({ signIn }: { signIn: string }) => (
  <>
    <span>
      Already have an account?{" "}
      <Link to={signIn} className="link">
        Sign in
      </Link>
    </span>
    <Link to="/" className="link">
      Back to home
    </Link>
  </>
);
