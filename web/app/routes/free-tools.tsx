import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../ui/page.tsx";
import { still } from "../ui/still.tsx";
import type { Route } from "./+types/free-tools";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Free GEO Tools",
    description:
      "Free GEO tools for people who write for search and for AI answers: a meta tags generator and a content idea generator, without an account.",
    path: "/free-tools",
  });

const ToolCards = still("tool-cards", () => import("../features/marketing/tool-cards.tsx"));

export default function FreeTools() {
  return (
    <>
      <PageHead title="Free GEO Tools">
        <p>
          The free GEO tools are small generators that each do one thing: meta tags that fit their place, and
          content ideas to start from.
        </p>
      </PageHead>
      <div className="wrap grid gap-6 pb-20 md:pb-24">
        <ToolCards />
        <div className="grid items-baseline gap-x-16 gap-y-3 rounded-md bg-wash p-6 md:p-8 lg:grid-cols-[4fr_8fr]">
          <h2 className="text-28">More Tools in Development</h2>
          <p className="text-quiet">
            AI content optimization, keyword research and social media generators. Each opens when it is good
            enough that we use it ourselves.
          </p>
        </div>
      </div>
      <ClosingCall />
    </>
  );
}
