import { Suspense, useState } from "react";
import { Link } from "react-router";
import { part } from "../../delivery/part.tsx";
import { ArticleButton } from "../../features/article/article-button.tsx";
import type { ArticleState } from "../../features/article/use-article.ts";
import type { ResultView } from "../../features/results/result-view.ts";
import { ResultsDashboard } from "../../features/results/results-dashboard.tsx";
import { ignoreSection } from "../../features/results/sections/ignore-section.ts";
import { resultView } from "../../page-data/result-view.server.ts";
import { services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/sample-report";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sample report",
    description:
      "A full GEO report on a sample page: seven section scores, quotes from the page, the studies behind each check and a generated article.",
    path: "/sample-report",
  });

const SampleArticle = part(() => import("./sample-report.article.tsx"));

/** Shown from the click until the article's own code reports its progress. */
const ASKED: ArticleState = { state: "generating", jobId: null, steps: {}, draft: "" };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  // The engine's threads belong to the running server, so a page rendered without one describes the report.
  return { view: page && resultView(page.sample.url, await page.sampleReport()) };
}

export const shouldRevalidate = ignoreSection;

export default function SampleReport({ loaderData: { view } }: Route.ComponentProps) {
  if (view) return <Report view={view} />;
  return (
    <MessagePage title="Sample report">
      <p>
        This is a full analysis of a page we made up, by the same engine and rubric that score your pages. It
        includes seven section scores, quotes from the page, the studies behind each check and a generated
        article.
      </p>
      <p>
        The edits worth most come first. Each section shows findings, points and evidence grades, and the
        page's text with quotes highlighted. The article keeps the page's facts and marks each statement as
        kept, reworded, added or dropped.
      </p>
    </MessagePage>
  );
}

function Report({ view }: { view: ResultView }) {
  const [now, setNow] = useState<ArticleState>({ state: "idle" });
  const [attempt, setAttempt] = useState(0);
  const start = () => {
    // Offline that code can't report how it ended, and its place says so instead.
    if (navigator.onLine) setNow(ASKED);
    setAttempt((before) => before + 1);
  };
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <Notice kind="info">
        <p>
          This is a full report, by the same engine that scores your pages, on{" "}
          <a href="/sample-page" className="link">
            a page we made up
          </a>
          . Open a section, read the findings and generate the article.
        </p>
      </Notice>
      <ResultsDashboard
        view={view}
        readingAction={
          <Link to="/signup" className="link">
            Analyze your own page
          </Link>
        }
        actions={<ArticleButton now={now} edits={view.result.edits} isCounted={false} onStart={start} />}
        article={
          attempt > 0 && (
            <Suspense>
              <SampleArticle
                key={attempt}
                source={{ url: view.url, result: view.result }}
                onChange={setNow}
              />
            </Suspense>
          )
        }
      />
    </div>
  );
}
