import { messageText } from "@citeworthy/core/messages";
import { Link, useSearchParams } from "react-router";
import { AuthForm } from "../../features/auth/auth-form.tsx";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { callbackText } from "../../features/auth/callback-text.ts";
import { Arriving } from "../../features/auth/landing/arriving.tsx";
import { useSavedRedirect } from "../../features/auth/landing/use-saved-redirect.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/signin";
import { sendOnIfKnown } from "./auth-pages.server.ts";

export const loader = (args: Route.LoaderArgs) => sendOnIfKnown(args);

/** The open page follows the session itself. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Sign in to see your analyses, articles and AI visibility runs.",
    path: "/signin",
  });

export default function SignIn() {
  const { user, google, minPasswordLength, refresh } = useSession();
  const [params] = useSearchParams();
  const back = useSavedRedirect();
  if (user) return <Arriving isAdmin={user.isAdmin} />;

  /** Once there is a session, this page redirects by itself. */
  const enter = async () => ((await refresh())?.user ? null : messageText("account/sign-in-error"));
  return (
    <AuthFrame title="Welcome Back" after={<OtherWays signUp={authPath("sign-up", back)} />}>
      <AuthForm
        view="sign-in"
        google={google}
        minPasswordLength={minPasswordLength}
        onEntered={enter}
        cameWith={callbackText(params.get("error"))}
      />
    </AuthFrame>
  );
}

const OtherWays = ({ signUp }: { signUp: string }) => (
  <>
    <span>
      New here?{" "}
      <Link to={signUp} className="link">
        Create an account
      </Link>
    </span>
    <Link to="/" className="link">
      Back to home
    </Link>
  </>
);
