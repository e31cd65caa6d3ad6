import { Suspense } from "react";
import { part } from "../../delivery/part.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/crawler-logs";

const LogPanel = part(async () => ({
  default: (await import("../../features/logs/log-panel.tsx")).LogPanel,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI crawler logs",
    description: "See what AI crawlers fetch from your site, from your own server log, read in your browser.",
    path: "/crawler-logs",
    hidden: true,
  });

export default function CrawlerLogs() {
  return (
    <>
      <PageHead title="AI crawler logs">
        <p>
          See which AI crawlers fetch your pages, which of them your server refuses, and who visits from an
          assistant. Your log is read in this browser and never leaves your machine.
        </p>
      </PageHead>
      <Suspense fallback={<Skeleton />}>
        <LogPanel />
      </Suspense>
    </>
  );
}
