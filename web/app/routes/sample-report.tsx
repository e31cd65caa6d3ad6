import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { ArticleButton } from "../features/article/article-button.tsx";
import { useArticle } from "../features/article/use-article.ts";
import type { ResultView } from "../features/results/result-view.ts";
import { ResultsDashboard } from "../features/results/results-dashboard.tsx";
import { pageMeta } from "../page-meta.ts";
import { resultView } from "../result-view.server.ts";
import { services } from "../services.server.ts";
import { Notice } from "../ui/notice.tsx";
import { MessagePage } from "../ui/page.tsx";
import type { Route } from "./+types/sample-report";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sample report",
    description:
      "A whole GEO report on a sample page: seven scored sections, the page's own words as proof, the study behind each check, and the article made from it.",
    path: "/sample-report",
  });

/** Fetched by whoever makes the article. */
const ArticlePanel = lazy(async () => ({
  default: (await import("../features/article/article-panel.tsx")).ArticlePanel,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  // The engine's threads belong to the running server; a page rendered without one says what it would show.
  return { view: page && resultView(page.sample.url, await page.sampleReport()) };
}

export default function SampleReport({ loaderData: { view } }: Route.ComponentProps) {
  if (view) return <Report view={view} />;
  return (
    <MessagePage title="Sample report">
      <p>
        A sample report is a whole analysis of a page we invented: seven scored sections, the page's own words
        as proof, the study behind each check, and the article made from it. The same engine makes it that
        judges your pages, by the same published rubric.
      </p>
      <p>
        Each section says what was found, how many points it won of how many, and how strong the evidence for
        it is. The smallest set of edits to the next band comes first. Below it stands the text as a crawler
        reads it, with every quoted word marked in its place. The article keeps the facts of the page, and
        each claim is shown as kept, reworded, added or dropped.
      </p>
    </MessagePage>
  );
}

function Report({ view }: { view: ResultView }) {
  const { now, start } = useArticle(null);
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      <Notice kind="info">
        <p>
          A real report by the same engine, on{" "}
          <a href="/sample-page" className="link">
            a page we invented
          </a>{" "}
          and wrote as many pages are written. Open a section, read the proof, and make its article.{" "}
          <Link to="/signup" className="link">
            Try it on a page of your own
          </Link>
          .
        </p>
      </Notice>
      <ResultsDashboard
        view={view}
        actions={
          <ArticleButton now={now} onStart={() => void start({ url: view.url, result: view.result })} />
        }
        article={
          now.state !== "idle" && (
            <Suspense>
              <ArticlePanel now={now} />
            </Suspense>
          )
        }
      />
    </div>
  );
}
