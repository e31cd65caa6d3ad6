/** The head of a project's screens: name, sites, actions, and the parts of the project. */
import { Plus } from "lucide-react";
import { Link, NavLink } from "react-router";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { useMayWrite } from "../../session/use-may-write.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { useCurrentInView } from "../../ui/layout/use-current-in-view.ts";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import { FileLink } from "../../ui/table/file-link.tsx";
import { type ProjectData, pagesWords } from "./project-data.ts";

const TAB =
  "inline-flex min-h-12 items-center font-semibold whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent)]";

export function ProjectHead({ project }: { project: ProjectData }) {
  const { id, name, hosts, overview } = project;
  const base = `/projects/${id}`;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <Link
            to="/projects"
            className="inline-flex min-h-11 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
          >
            <ArrowLeft className="size-4" />
            All projects
          </Link>
          <h1 className="text-36 break-words">{name}</h1>
          <p className="text-14 break-words text-quiet">
            {hosts.filter((host) => host !== name).join(", ")}
            {hosts.some((host) => host !== name) && ", "}
            {pagesWords(overview.pages)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <FileLink href={`${base}/export`} size="medium" />
          <EditorsOnly>
            <ButtonLink to={`/projects/add?project=${id}`} variant="primary">
              <Plus aria-hidden="true" className="size-4.5" />
              Add pages
            </ButtonLink>
          </EditorsOnly>
        </div>
      </div>
      <ProjectTabs base={base} id={id} />
    </div>
  );
}

function ProjectTabs({ base, id }: { base: string; id: string }) {
  const tabs = [
    { to: base, text: "Pages" },
    { to: `${base}/findings`, text: "Findings across pages" },
    { to: `${base}/demand`, text: "Demand" },
    { to: `/work-list?project=${id}`, text: "Work list" },
    { to: `${base}/runs`, text: "Runs" },
    { to: `${base}/client-report`, text: "Client report" },
    ...(useMayWrite() ? [{ to: `${base}/settings`, text: "Settings" }] : []),
  ];
  const row = useCurrentInView();
  return (
    <nav ref={row} aria-label="Project" className="relative overflow-x-auto border-b border-line">
      <ul className="flex gap-7">
        {tabs.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end className={TAB}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
