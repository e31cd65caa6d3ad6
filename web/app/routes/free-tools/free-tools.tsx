import { still } from "../../delivery/still.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/free-tools";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Free GEO Tools",
    description:
      "Free GEO tools: a meta tags generator and a content idea generator. Try them without an account.",
    path: "/free-tools",
  });

const ToolCards = still("tool-cards", () => import("../../features/marketing/tool-cards.tsx"));

export default function FreeTools() {
  return (
    <>
      <PageHead title="Free GEO Tools">
        <p>Free generators for meta tags and content ideas. No account needed to try them.</p>
      </PageHead>
      <div className="wrap grid gap-6 pb-20 md:pb-24">
        <ToolCards />
        <div className="grid items-baseline gap-x-16 gap-y-3 rounded-md bg-wash p-6 md:p-8 lg:grid-cols-[4fr_8fr]">
          <h2 className="text-28">More Tools in Development</h2>
          <p className="text-quiet">
            AI content optimization, keyword research and social media generators are in development.
          </p>
        </div>
      </div>
      <ClosingCall />
    </>
  );
}
