import { site } from "@citeworthy/core/product/identity/site";
import { still } from "../../delivery/still.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
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
        <p>What {site.name} stores and why, who else receives it, and the terms you agree to.</p>
      </PageHead>
      <Passages />
    </>
  );
}
