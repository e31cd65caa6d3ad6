import { useEffect, useRef } from "react";
import { data, redirect, useNavigate, useRevalidator } from "react-router";
import { AccessDenied, VerifyingAccess } from "../features/admin/access.tsx";
import { pageMeta } from "../page-meta.ts";
import { services } from "../services.server.ts";
import { authPath } from "../session/auth-path.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/admin";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Admin Dashboard",
    description: "For administrators of this site.",
    path: "/admin",
    hidden: true,
  });

/** On doubt, deny: no services, no admin. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await context.get(services)?.session();
  if (!session?.user) throw redirect(authPath("sign-in", "/admin"));
  const allowed = session.user.isAdmin;
  return data({ allowed }, { status: allowed ? 200 : 403 });
}

export default function Admin({ loaderData: { allowed } }: Route.ComponentProps) {
  const { state } = useRevalidator();
  const navigate = useNavigate();
  const hadAccess = useRef(allowed);
  const lost = hadAccess.current && !allowed;

  // Someone whose role ends while the page is open is taken home; a refusal is for those who come without it.
  useEffect(() => {
    if (lost) void navigate("/");
  }, [lost, navigate]);

  if (state === "loading" || lost) return <VerifyingAccess />;
  if (!allowed) return <AccessDenied />;
  return (
    <>
      <PageHead title="Admin Dashboard" />
      <div className="wrap pb-24">
        <EmptyState heading="h2" title="Nothing to manage here yet">
          <p>Users, trials and payments will be listed on this page. You have access to it.</p>
        </EmptyState>
      </div>
    </>
  );
}
