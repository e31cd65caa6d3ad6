import { Suspense } from "react";
import { part } from "../../delivery/part.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/draft";

const DraftPanel = part(async () => ({
  default: (await import("../../features/drafting/draft-panel.tsx")).DraftPanel,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Check a draft",
    description: "Paste or write a text and see how AI answer engines would read it, in your browser.",
    path: "/draft",
    hidden: true,
  });

export default function Draft() {
  return (
    <>
      <PageHead title="Check a draft">
        <p>
          See the score of your text, the question it answers and the edits worth most, before you publish.
        </p>
      </PageHead>
      <Suspense fallback={<Skeleton />}>
        <DraftPanel />
      </Suspense>
    </>
  );
}
