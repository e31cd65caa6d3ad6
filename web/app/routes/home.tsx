import { site } from "@citeworthy/core/product/site";
import { lazy, Suspense } from "react";
import { VisitorHome } from "../features/marketing/visitor-home.tsx";
import { pageMeta } from "../page-meta.ts";
import { services } from "../services.server.ts";
import { useSession } from "../session/session.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/home";
import { homeData } from "./home.data.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${site.name}: find the words worth citing`,
    bare: true,
    description: `${site.name} reads your article, marks what AI answers could quote, and shows what to change first. Every number shows its proof.`,
    path: "/",
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  return homeData(page, user.id, new URL(request.url).searchParams.get("job"));
}

const SignedInHome = lazy(() => import("./home.signed-in.tsx"));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  if (!user || !loaderData) return <VisitorHome />;
  return (
    <Suspense
      fallback={
        <div className="wrap py-16">
          <Skeleton />
        </div>
      }
    >
      <SignedInHome {...loaderData} />
    </Suspense>
  );
}
