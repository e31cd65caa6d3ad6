import { Link } from "react-router";
import { ArticleButton } from "../features/article/article-button.tsx";
import { ArticlePanel } from "../features/article/article-panel.tsx";
import { useArticle } from "../features/article/use-article.ts";
import { ResultsDashboard } from "../features/results/results-dashboard.tsx";
import { pageMeta } from "../page-meta.ts";
import { resultView } from "../result-view.server.ts";
import { services } from "../services.server.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/sample-report";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sample report",
    description:
      "A whole GEO report on a sample page: seven scored sections, the page's own words as proof, the study behind each check, and the article made from it.",
    path: "/sample-report",
  });

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  if (!page) throw new Error("The sample report is made by the running server.");
  return { view: resultView(page.sample.url, await page.sampleReport()) };
}

export default function SampleReport({ loaderData: { view } }: Route.ComponentProps) {
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
        article={<ArticlePanel now={now} />}
      />
    </div>
  );
}
