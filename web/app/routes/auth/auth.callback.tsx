/** The page that confirmation emails and Google return to. */
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useArrive } from "../../features/auth/landing/use-arrive.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { Route } from "./+types/auth.callback";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Completing sign in",
    description: "Finishing your sign-in.",
    path: "/auth/callback",
    hidden: true,
  });

export default function AuthCallback() {
  const { refresh } = useSession();
  const [params] = useSearchParams();
  const error = params.get("error");
  const navigate = useNavigate();
  const arrive = useArrive({ replace: true });
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    async function complete() {
      const session = error === null ? await refresh() : null;
      if (session?.user) return arrive(session.user, "/");
      const reason = new URLSearchParams({ error: error ?? "no_session" });
      await navigate(`/signin?${reason}`, { replace: true });
    }
    void complete();
  }, [error, refresh, navigate, arrive]);

  return (
    <div role="status" className="wrap flex min-h-80 items-center justify-center gap-3 text-18 text-quiet">
      <Spinner />
      Completing sign in...
    </div>
  );
}
