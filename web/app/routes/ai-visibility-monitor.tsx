import { pageMeta } from "../page-meta.ts";
import { AuthLink } from "../session/auth-link.tsx";
import { useSession } from "../session/session.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/ai-visibility-monitor";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Visibility Monitor",
    description:
      "See how visible your page is beside competitors on Perplexity, ChatGPT and Gemini, and whether each figure was measured or estimated.",
    path: "/ai-visibility-monitor",
  });

function SignInRequired() {
  return (
    <Card className="grid max-w-180 gap-4">
      <h2 className="text-28">Sign In Required</h2>
      <p className="text-quiet">
        The monitor keeps its runs with your account. Sign in, or start a free trial.
      </p>
      <div className="flex flex-wrap gap-3">
        <AuthLink view="sign-in" className={buttonClass({ variant: "primary" })}>
          Sign In
        </AuthLink>
        <AuthLink view="sign-up" className={buttonClass()}>
          Sign Up
        </AuthLink>
      </div>
    </Card>
  );
}

function NotOpenYet() {
  return (
    <Card className="grid max-w-180 gap-3">
      <h2 className="text-28">The monitor is not open yet</h2>
      <p className="text-quiet">
        It is being built, and no run is taken from your allowance. What you can do today is to analyze your
        own page, which is what every comparison starts from.
      </p>
      <ArrowLink to="/">Analyze a page</ArrowLink>
    </Card>
  );
}

export default function Monitor() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="AI Visibility Monitor">
        <p>
          One question, put to Perplexity, ChatGPT and Gemini: your page and up to five competitors in one
          matrix, with every cell saying whether its figure was measured or estimated.
        </p>
      </PageHead>
      <div className="wrap pb-24">{user ? <NotOpenYet /> : <SignInRequired />}</div>
    </>
  );
}
