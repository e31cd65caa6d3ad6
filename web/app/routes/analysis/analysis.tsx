import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { Suspense } from "react";
import { data, Link, replace, type ShouldRevalidateFunctionArgs } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { part } from "../../delivery/part.tsx";
import { CompareLink } from "../../features/analysis/compare-link.tsx";
import { ArticleButton } from "../../features/article/article-button.tsx";
import { CHOOSE_EDITS, undoneFrom, useSavedChoices } from "../../features/article/choose-edits.ts";
import { useArticle } from "../../features/article/use-article.ts";
import { JUDGE_AGAIN, useReadingChange } from "../../features/results/reading/change-reading.ts";
import type { ResultView } from "../../features/results/result-view.ts";
import { ResultsDashboard } from "../../features/results/results-dashboard.tsx";
import { ExportMenu } from "../../features/results/share/export-menu.tsx";
import { SHARE, ShareButton, STOP_SHARING } from "../../features/results/share/share-dialog.tsx";
import { answer } from "../../page-data/answer.server.ts";
import { resultView } from "../../page-data/result-view.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/analysis";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.view ? titleFromAddress(loaderData.view.url) : "Analysis",
    description: "How worth citing this page is for AI answer engines, with the evidence for each finding.",
    path: `/analysis/${params.id}`,
    hidden: true,
  });

/** The article's code is large, and most results have none. */
const ArticlePanel = part(async () => ({
  default: (await import("../../features/article/article-panel.tsx")).ArticlePanel,
}));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw replace(authPath("sign-in", `/analysis/${id}`));
  const analysis = await page.findAnalysis({ id, userId: user.id });
  if (analysis) {
    const { query, result, notice } = analysis;
    const [history, token, stored] = await Promise.all([
      page.scoreHistory({ userId: user.id, query, id }),
      page.openShareOf(id),
      page.latestArticleFor(id),
    ]);
    const share = token && `${page.baseUrl}/r/${token}`;
    const view = resultView(query, result, history);
    return { id, view, notice, share, article: stored?.result ?? null, canRewrite: await page.canRewrite() };
  }
  // Its job may still be running; then home shows the progress.
  const job = await page.findJob({ id, userId: user.id });
  if (job && job.state !== "done") throw replace(`/?job=${job.id}`);
  const nothing = { view: null, notice: null, share: null, article: null, canRewrite: false };
  return data({ id, ...nothing }, { status: 404 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw replace(authPath("sign-in", `/analysis/${id}`));
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === JUDGE_AGAIN)
    return answer(page, { what: "judging again" }, async () => {
      const [question, kind, answer] = ["question", "kind", "answer"].map((name) => form.get(name));
      await page.judgeAgain({ id, userId: user.id, question, kind, answer });
      return null;
    });
  if (intent === CHOOSE_EDITS) {
    const undone = undoneFrom(form);
    if (undone === null) return data(null, { status: 400 });
    return answer(page, { what: "choosing edits" }, () =>
      page.chooseEdits({ searchId: id, userId: user.id, undone }),
    );
  }
  if (intent !== SHARE && intent !== STOP_SHARING) return data(null, { status: 400 });
  return answer(page, { what: "sharing" }, async () => {
    if (intent === SHARE) await page.shareAnalysis({ id, userId: user.id });
    else await page.stopSharing({ id, userId: user.id });
    return null;
  });
}

export const clientAction = keepPage;

/** A kept or undone edit changes nothing else on the page. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== CHOOSE_EDITS && defaultShouldRevalidate;

export default function Analysis({ loaderData }: Route.ComponentProps) {
  const { id, view } = loaderData;
  if (view !== null) return <Found key={id} {...loaderData} view={view} />;
  return (
    <MessagePage title="Analysis not found">
      <p>This analysis does not exist, or it belongs to another account.</p>
      <p>
        <Link to="/" className="text-accent underline underline-offset-2">
          Analyze a page
        </Link>
      </p>
    </MessagePage>
  );
}

type FoundProps = Omit<Route.ComponentProps["loaderData"], "view"> & { view: ResultView };

function Found({ id, view, notice, share, article, canRewrite }: FoundProps) {
  const { now, start } = useArticle(article);
  const choices = useSavedChoices();
  const source = { url: view.url, result: view.result, searchId: id };
  const onStart = () => void start(source);
  const others = canRewrite ? { onStart, onRewrite: () => void start({ ...source, isRewrite: true }) } : null;
  const hasArticle = now.state === "generating" && Boolean(now.article);
  const change = useReadingChange(view.result.score.score, view.result.reading);
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      {notice && <Notice kind="error">{notice}</Notice>}
      <ResultsDashboard
        view={view}
        {...(notice === null && { change })}
        nameCompetitors={<CompareLink url={view.url} reading={view.result.reading} />}
        article={
          now.state !== "idle" && (
            <Suspense fallback={<Skeleton label="Loading the article" />}>
              <ArticlePanel {...{ now, choices, others }} />
            </Suspense>
          )
        }
        actions={
          <>
            {notice === null && (
              <>
                <ShareButton link={share} />
                <ExportMenu base={`/analysis/${id}`} />
              </>
            )}
            {!hasArticle && <ArticleButton now={now} onStart={onStart} />}
          </>
        }
      />
    </div>
  );
}
