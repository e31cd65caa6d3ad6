import type { ProjectChoice } from "./members-data.ts";

type Props = { projects: ProjectChoice[]; chosen?: string[] };

/** Which projects a client may see. */
export function ProjectChoices({ projects, chosen = [] }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-14 text-quiet">
        A client sees the client report of the projects you choose, nothing else.
      </legend>
      {projects.length === 0 && <p className="text-14">There is no project yet. Analyze a page first.</p>}
      {projects.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="project"
            value={id}
            defaultChecked={chosen.includes(id)}
            className="size-4.5 shrink-0 accent-accent"
          />
          <span className="min-w-0 break-words">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
