import { useEffect, useRef } from "react";
import { data, replace, useNavigate, useNavigation, useRevalidator } from "react-router";
import { keepData } from "../../connection/keep-data.ts";
import { AccessDenied } from "../../features/admin/access.tsx";
import { AdminDashboard } from "../../features/admin/admin-dashboard.tsx";
import { VerifyingAccess } from "../../features/admin/verifying-access.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/admin";
import { adminData, adminQuery, changeUserIn } from "./admin.data.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Admin Dashboard",
    description: "For administrators of this site.",
    path: "/admin",
    hidden: true,
  });

/** Denies access when in doubt, and loads no data for users without the admin role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const session = await page?.session();
  if (!page || !session?.user) throw replace(authPath("sign-in", "/admin"));
  if (!session.user.isAdmin) return data({ admin: null }, { status: 403 });
  const query = adminQuery(new URL(request.url).searchParams);
  return data({ admin: await adminData(page, query, new Date()) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const session = await page?.session();
  if (!page || !session?.user) throw replace(authPath("sign-in", "/admin"));
  const { id, isAdmin } = session.user;
  if (!isAdmin) {
    await page.admin.noteRefusal({ userId: id, path: "/admin", requestId: page.requestId });
    throw data(null, { status: 403 });
  }
  return changeUserIn(page, id, request);
}

type Loaded = Awaited<ReturnType<typeof loader>>["data"];
const kept = keepData<Loaded>();
export const { clientLoader } = kept;

export default function Admin({ loaderData: { admin } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const hadAccess = useRef(admin !== null);
  useEffect(() => kept.remember({ admin }), [admin]);
  const lost = hadAccess.current && admin === null;

  // A user who loses the role while the page is open goes home; 'Access Denied' is for users who arrive without it.
  useEffect(() => {
    if (admin !== null) hadAccess.current = true;
    if (lost) void navigate("/");
  }, [admin, lost, navigate]);

  if (lost || (admin === null && state === "loading")) return <VerifyingAccess />;
  if (admin === null) return <AccessDenied />;
  return (
    <AdminDashboard
      {...admin}
      isReading={state === "loading"}
      isTurning={navigation.location?.pathname === "/admin"}
      onRefresh={() => void revalidate()}
    />
  );
}
