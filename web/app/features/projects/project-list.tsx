/** All projects of the workspace, the latest analyzed first. */
import { Plus } from "lucide-react";
import { Form, Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { More } from "../../ui/parts/more.tsx";
import { type ProjectRow, pagesWords } from "./project-data.ts";

type ProjectListProps = { projects: ProjectRow[]; problem: string | null; mayWrite: boolean };

export function ProjectList({ projects, problem, mayWrite }: ProjectListProps) {
  if (projects.length === 0)
    return (
      <EmptyState
        heading="h2"
        title="No pages yet"
        action={
          mayWrite && (
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/">Analyze a page</ButtonLink>
              <ButtonLink to="/projects/add" variant="primary">
                Add many pages
              </ButtonLink>
            </div>
          )
        }
      >
        <p>The first analysis creates a project for its site. You can also add a whole sitemap.</p>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-10">
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/projects/add" variant="primary">
            <Plus aria-hidden="true" className="size-4.5" />
            Add pages
          </ButtonLink>
          <ButtonLink to="/draft">Check a draft</ButtonLink>
        </div>
      )}
      <ul className="border-t border-line">
        {projects.map((project) => (
          <Row key={project.id} {...project} />
        ))}
      </ul>
      {mayWrite && (
        <More summary="Create an empty project">
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <div className="w-full max-w-field">
              <Field label="Name" name="name" required maxLength={80} error={problem} />
            </div>
            <Button type="submit" name="intent" value="create">
              Create project
            </Button>
          </Form>
        </More>
      )}
    </div>
  );
}

function Row({ id, name, hosts, pages, average, analyzedAt }: ProjectRow) {
  return (
    <li className="border-b border-line">
      <Link
        to={`/projects/${id}`}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 text-ink no-underline md:grid-cols-[minmax(0,1fr)_110px_140px_110px] md:gap-x-6"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 font-serif text-22 leading-snug font-medium group-hover:underline">
            {name}
          </span>
          <span className="block truncate text-14 text-quiet">
            {hosts.length === 0 ? "no site yet" : hosts.filter((host) => host !== name).join(", ")}
          </span>
          <span className="block text-14 text-quiet md:hidden">{pagesWords(pages)}</span>
        </span>
        <span className="tabular text-14 text-quiet max-md:hidden">{pagesWords(pages)}</span>
        {average === null ? (
          <span className="text-14 text-quiet">not analyzed</span>
        ) : (
          <TinyRing score={average} />
        )}
        <span className="text-14 text-quiet max-md:hidden md:text-right">
          {analyzedAt && <DateText iso={analyzedAt} />}
        </span>
      </Link>
    </li>
  );
}
