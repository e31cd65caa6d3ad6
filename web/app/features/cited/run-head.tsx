/** The head of a run's pages: the question, the page, when it was asked, and the run's parts. */
import { Link, NavLink } from "react-router";
import { saveDraft } from "../../drafts/draft.ts";
import { DateText } from "../../ui/figures/date-text.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { useCurrentInView } from "../../ui/layout/use-current-in-view.ts";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import { runPath } from "./cited-paths.ts";
import { PageLink } from "./claims/page-link.tsx";

const TAB =
  "inline-flex min-h-12 items-center font-semibold whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent)]";

export type RunHeadData = { id: string; query: string; url: string; at: string; answers: number };

export function RunHead({ run, title }: { run: RunHeadData; title: string }) {
  const { query, url, at, answers } = run;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 md:pt-12">
      <div className="grid grid-cols-1 gap-1">
        <Link
          to="/ai-visibility-monitor"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-14 text-quiet no-underline hover:text-ink print:hidden"
        >
          <ArrowLeft className="size-4" />
          Monitor
        </Link>
        <h1 className="text-36">{title}</h1>
      </div>
      <div className="grid items-center gap-x-12 gap-y-4 border-y border-line py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="text-14 text-quiet">Search Query</p>
          <p className="font-serif text-18 wrap-anywhere">“{query}”</p>
        </div>
        <dl className="grid gap-1 text-14">
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-quiet">Website URL</dt>
            <dd>
              <PageLink url={url} />
            </dd>
          </div>
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-quiet">Asked</dt>
            <dd>
              <DateText iso={at} />
              {answers > 0 && `, ${answers} ${answers === 1 ? "answer" : "answers"} counted`}
            </dd>
          </div>
        </dl>
        <div className="print:hidden">
          <ButtonLink
            to="/ai-visibility-monitor"
            size="small"
            onClick={() => saveDraft("monitor", { url, query }, true)}
          >
            Ask again
          </ButtonLink>
        </div>
      </div>
      <RunTabs run={run.id} />
    </div>
  );
}

function RunTabs({ run }: { run: string }) {
  const tabs = [
    { to: runPath(run), text: "Comparison Matrix" },
    { to: runPath(run, "details"), text: "Detailed Analysis" },
    { to: runPath(run, "why"), text: "Why them?" },
    { to: runPath(run, "said"), text: "Said of you" },
  ];
  const row = useCurrentInView();
  return (
    <nav
      ref={row}
      aria-label="This run"
      className="relative overflow-x-auto border-b border-line print:hidden"
    >
      <ul className="flex gap-7">
        {tabs.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end preventScrollReset className={TAB}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
