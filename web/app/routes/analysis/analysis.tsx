import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { Suspense } from "react";
import { data, Link, replace, type ShouldRevalidateFunctionArgs } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { part } from "../../delivery/part.tsx";
import { CompareLink } from "../../features/analysis/compare-link.tsx";
import { ArticleButton } from "../../features/article/article-button.tsx";
import { ArticleProblem, isAboutPlan } from "../../features/article/article-problem.tsx";
import { CHOOSE_EDITS, undoneFrom, useSavedChoices } from "../../features/article/choose-edits.ts";
import { sentArticle, useSentArticle } from "../../features/article/sent-article.ts";
import { useArticle } from "../../features/article/use-article.ts";
import { CitedCard, CitedLine } from "../../features/cited/card/cited-card.tsx";
import type { ReferencesOfRun } from "../../features/cited/references/measured-references.tsx";
import { JUDGE_AGAIN, saidFrom, useReadingChange } from "../../features/results/reading/change-reading.ts";
import { ownReading } from "../../features/results/reading/own-reading.ts";
import type { ResultView } from "../../features/results/result-view.ts";
import { ResultsDashboard } from "../../features/results/results-dashboard.tsx";
import type { MeasuredCompetitors } from "../../features/results/sections/competitors.tsx";
import { ignoreSection } from "../../features/results/sections/ignore-section.ts";
import { ExportMenu } from "../../features/results/share/export-menu.tsx";
import { SHARE, ShareButton, STOP_SHARING } from "../../features/results/share/share-dialog.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { resultView } from "../../page-data/result-view.server.ts";
import { useMayWrite } from "../../session/use-may-write.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import { WORK_LIST_PATH } from "../../worklist/work-list-context.ts";
import { workSources } from "../../worklist/work-sources.ts";
import type { Route } from "./+types/analysis";
import { useSharedChoices } from "./use-shared-choices.ts";

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

const MeasuredReferences = part(async () => ({
  default: (await import("../../features/cited/references/measured-references.tsx")).MeasuredReferences,
}));

/** An engine that cited no other page has nothing to show here. */
function competitorsOf(measured: ReferencesOfRun | null): MeasuredCompetitors {
  const shown = (engine: "perplexity" | "openai") =>
    measured?.references.some((reference) => reference.engine === engine) ? (
      <Suspense fallback={<Skeleton label="Loading the references" />}>
        <MeasuredReferences measured={measured} engine={engine} />
      </Suspense>
    ) : null;
  return { perplexity: shown("perplexity"), chatgpt: shown("openai") };
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, `/analysis/${id}`, "read");
  const analysis = await page.findAnalysis({ id, userId });
  if (analysis) {
    const { query, result, notice } = analysis;
    const [history, token, stored, modelNote, cited, measured, work] = await Promise.all([
      page.scoreHistory({ userId, query, id }),
      page.openShareOf(id),
      page.latestArticleFor(id),
      page.findModelNote({ id, userId }),
      page.citedInFact({ userId, url: query }),
      page.citedReferences({ userId, url: query }),
      mayDo(role, "write") && notice === null
        ? page.worklist.ofReport(userId, workSources(id, result))
        : null,
    ]);
    const share = token && `${page.baseUrl}/r/${token}`;
    const view = resultView(query, result, history);
    const article = stored && sentArticle(stored.result);
    return {
      id,
      view,
      notice,
      modelNote,
      share,
      article,
      cited,
      measured,
      work,
      canRewrite: await page.canRewrite(),
    };
  }
  // Its job may still be running; then home shows the progress.
  const job = await page.findJob({ id, userId });
  if (job && job.state !== "done") throw replace(`/?job=${job.id}`);
  const nothing = {
    view: null,
    notice: null,
    modelNote: null,
    share: null,
    article: null,
    cited: null,
    measured: null,
    work: null,
    canRewrite: false,
  };
  return data({ id, ...nothing }, { status: 404 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/analysis/${id}`);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === JUDGE_AGAIN)
    return answer(page, { what: "judging again" }, async () => {
      const { workspaceId: userId } = await page.acting("write");
      await page.judgeAgain({ id, userId, ...saidFrom(form) });
      return null;
    });
  if (intent === CHOOSE_EDITS) {
    const undone = undoneFrom(form);
    if (undone === null) return data(null, { status: 400 });
    return answer(page, { what: "choosing edits" }, async () => {
      const { workspaceId: userId } = await page.acting("write");
      return page.chooseEdits({ searchId: id, userId, undone });
    });
  }
  if (intent !== SHARE && intent !== STOP_SHARING) return data(null, { status: 400 });
  return answer(page, { what: "sharing" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    if (intent === SHARE) await page.shareAnalysis({ id, userId });
    else await page.stopSharing({ id, userId });
    return null;
  });
}

export const clientAction = keepPage;

/** A kept or undone edit, a new item of the work list, or a closed section changes nothing else on the page. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.formData?.get("intent") !== CHOOSE_EDITS &&
  change.formAction !== WORK_LIST_PATH &&
  ignoreSection(change);

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

function Found({
  id,
  view,
  notice,
  modelNote,
  share,
  article,
  cited,
  measured,
  work,
  canRewrite,
}: FoundProps) {
  const { now, start, version } = useArticle(useSentArticle(article));
  const choices = useSavedChoices();
  const source = { url: view.url, result: view.result, searchId: id };
  const onStart = () => void start(source);
  const others = canRewrite ? { onStart, onRewrite: () => void start({ ...source, isRewrite: true }) } : null;
  const shared = useSharedChoices(now, choices, (used) => void start({ ...source, used }));
  const hasArticle = now.state === "generating" && Boolean(now.article);
  const mayWrite = useMayWrite();
  const change = useReadingChange(view.result.score.score, view.result.reading);
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      {notice && <Notice kind="error">{notice}</Notice>}
      {modelNote && <Notice title="No AI model read this page.">{modelNote}</Notice>}
      <WorkListScreen analysisId={id} entries={work}>
        <ResultsDashboard
          view={view}
          {...(notice === null && mayWrite && { own: ownReading(change), choices: shared.report })}
          cited={{
            line: <CitedLine cited={cited} />,
            card: (
              <CitedCard
                url={view.url}
                question={view.result.reading?.question ?? ""}
                cited={cited}
                run={measured?.runId ?? null}
              />
            ),
            competitors: competitorsOf(measured),
          }}
          nameCompetitors={<CompareLink url={view.url} reading={view.result.reading} />}
          article={
            now.state === "error" && !isAboutPlan(now.refused) ? (
              <ArticleProblem failure={now} />
            ) : (
              now.state !== "idle" && (
                <Suspense fallback={<Skeleton label="Loading the article" />}>
                  <ArticlePanel
                    key={`${version} ${shared.key}`}
                    {...{ now: shared.now, choices: shared.article, others }}
                    url={view.url}
                    edits={view.result.edits}
                  />
                </Suspense>
              )
            )
          }
          actions={
            <>
              {notice === null && (
                <>
                  {mayWrite && <ShareButton link={share} />}
                  <ExportMenu base={`/analysis/${id}`} />
                </>
              )}
              {mayWrite && !hasArticle && (
                <ArticleButton now={now} edits={view.result.edits} onStart={onStart} />
              )}
            </>
          }
        />
      </WorkListScreen>
    </div>
  );
}
