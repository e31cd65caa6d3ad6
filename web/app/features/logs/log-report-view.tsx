/** A log report on the screen: crawlers, their visits over time, refusals, visits from assistants, unfetched pages. */
import type { LogReport } from "@citeworthy/core/logs/report";
import { Notice } from "../../ui/feedback/notice.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { More } from "../../ui/parts/more.tsx";
import { BotTable } from "./bot-table.tsx";
import { Paths } from "./path-list.tsx";
import { VisitsChart } from "./visits-chart.tsx";

export function LogReportView({ report }: { report: LogReport }) {
  const { bots, referrals, sitemap } = report;
  return (
    <div className="grid grid-cols-1 gap-14">
      <section aria-labelledby="crawlers" className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <p className="text-14 text-quiet">
            {numberText(report.lines)} lines read
            {report.unread > 0 && `, ${numberText(report.unread)} unreadable`}.{" "}
            {report.rangesDate === null
              ? "Crawlers are known by their name only: anyone can use it."
              : `Checked against address ranges of ${report.rangesDate}.`}
          </p>
          <h2 id="crawlers" className="text-28">
            AI crawlers
          </h2>
        </div>
        {bots.length === 0 ? (
          <EmptyState title="No AI crawlers">No crawler of an AI company is in these logs.</EmptyState>
        ) : (
          <>
            <Refusals report={report} />
            <VisitsChart bots={bots} />
            <BotTable bots={bots} knowsRobots={report.knowsRobots} />
          </>
        )}
      </section>
      <AssistantVisits referrals={referrals} />
      {sitemap && <Unfetched sitemap={sitemap} />}
    </div>
  );
}

function AssistantVisits({ referrals }: Pick<LogReport, "referrals">) {
  return (
    <section aria-labelledby="assistants" className="grid grid-cols-1 gap-5">
      <h2 id="assistants" className="text-28">
        Visits from assistants
      </h2>
      {referrals.length === 0 ? (
        <EmptyState title="No visits from assistants">
          Nobody came from a link in ChatGPT, Perplexity or another assistant.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {referrals.map(({ assistant, visits, pages, top }) => (
            <li key={assistant} className="grid gap-1 border-t border-line py-4">
              <p>
                <b>{assistant}</b>{" "}
                <span className="text-quiet">
                  {numberText(visits)} {visits === 1 ? "visit" : "visits"} to {numberText(pages)}{" "}
                  {pages === 1 ? "page" : "pages"}
                </span>
              </p>
              <Paths pages={top} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Refusals({ report: { bots, refused, knowsRobots } }: { report: LogReport }) {
  if (refused === 0) return null;
  const wrongly = bots.reduce((sum, bot) => sum + bot.refusedAllowed, 0);
  return (
    <Notice title={`AI crawlers were refused ${numberText(refused)} times (401, 403 or 429)`}>
      {knowsRobots
        ? `${numberText(wrongly)} of these are pages that robots.txt allows. A firewall or a rate limit may be the cause.`
        : "Add your robots.txt to see which of these it allows."}
    </Notice>
  );
}

function Unfetched({ sitemap }: { sitemap: NonNullable<LogReport["sitemap"]> }) {
  return (
    <section aria-labelledby="unfetched" className="grid grid-cols-1 gap-3">
      <h2 id="unfetched" className="text-28">
        Pages never fetched
      </h2>
      <p>
        {numberText(sitemap.neverFetched)} of {numberText(sitemap.pages)} pages in the sitemap were not
        fetched by any AI search crawler.
      </p>
      {sitemap.paths.length > 0 && (
        <More summary={`Show ${sitemap.paths.length} of them`}>
          <ul className="grid gap-1 text-14">
            {sitemap.paths.map((path) => (
              <li key={path} className="break-all">
                {path}
              </li>
            ))}
          </ul>
        </More>
      )}
    </section>
  );
}
