import { site } from "@citeworthy/core/product/site";
import { VisitorHome } from "../features/marketing/visitor-home.tsx";
import { pageMeta } from "../page-meta.ts";
import { useSession } from "../session/session.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${site.name}: find the words worth citing`,
    bare: true,
    description: `${site.name} reads your article, marks what AI answers could quote, and shows what to change first. Every number shows its proof.`,
    path: "/",
  });

export default function Home() {
  const { user } = useSession();
  if (!user) return <VisitorHome />;
  return (
    <PageHead title="Paste a link. Find the words worth citing.">
      <p className="mb-6">Your plan, your allowances and your recent searches are on your dashboard.</p>
      <ButtonLink to="/dashboard" variant="primary">
        Dashboard
      </ButtonLink>
    </PageHead>
  );
}
