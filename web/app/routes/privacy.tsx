import { site } from "@citeworthy/core/product/site";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../ui/page.tsx";
import { still } from "../ui/still.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy Policy and Terms of Service",
    description: `What ${site.name} stores, why, for how long, who else receives it, and the terms of using the service.`,
    path: "/privacy",
  });

const Passages = still("privacy-passages", () => import("./privacy.passages.tsx"));

export default function Privacy() {
  return (
    <>
      <PageHead title="Privacy Policy and Terms of Service">
        <p>
          This Privacy Policy and these Terms of Service of {site.name} say what is stored, why it is stored,
          who else receives it, and what you agree to when you use the service.
        </p>
      </PageHead>
      <Passages />
    </>
  );
}
