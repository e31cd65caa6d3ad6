/** The properties of the connected account: which one is read, and for which project. */
import { PROPERTY_NAME } from "@citeworthy/core/demand/properties";
import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { Badge } from "../../ui/labels/badge.tsx";
import { Card } from "../../ui/parts/card.tsx";
import {
  type ChoiceRow,
  type Choosing,
  CONNECTED_INTENT,
  CONNECTED_PATH,
  type ConnectedView,
} from "./connected-view.ts";

const formValue = ({ kind, name }: ChoiceRow) => `${kind} ${name}`;
const canBeChosen = ({ isReadable, isConnected }: ChoiceRow) => isReadable && !isConnected;

function noteOf({ kind, isReadable, isConnected }: ChoiceRow): string {
  if (isConnected) return `${PROPERTY_NAME[kind]}. Connected already.`;
  return isReadable
    ? PROPERTY_NAME[kind]
    : `${PROPERTY_NAME[kind]}. You may not read its data. Ask its owner for access.`;
}

type PropertyChoiceProps = { choosing: Choosing } & Pick<ConnectedView, "projects">;

export function PropertyChoice({ choosing: { choices, problem }, projects }: PropertyChoiceProps) {
  if (choices === null)
    return <Notice kind="error">{problem ?? "The properties could not be loaded. Please try again."}</Notice>;
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <ChoiceForm choices={choices} projects={projects} />
    </>
  );
}

function ChoiceForm({ choices, projects }: { choices: ChoiceRow[] } & Pick<ConnectedView, "projects">) {
  const open = choices.filter(canBeChosen);
  const suggested = open.find(({ projectId }) => projectId !== null) ?? null;
  const [chosen, setChosen] = useState(suggested ?? open[0] ?? null);
  const isBusy = useNavigation().state !== "idle";
  const id = useId();
  return (
    <Card>
      <Form method="post" action={CONNECTED_PATH} className="grid grid-cols-1 gap-4">
        <fieldset className="grid gap-1">
          <legend className="pb-2 font-serif text-22">Which property do we read?</legend>
          {choices.length === 0 && <p className="text-quiet">This account has no properties.</p>}
          {choices.map((choice) => (
            <label
              key={formValue(choice)}
              className="flex items-start gap-3 border-t border-line py-3 has-disabled:text-quiet"
            >
              <input
                type="radio"
                name="property"
                value={formValue(choice)}
                disabled={!canBeChosen(choice)}
                checked={chosen !== null && formValue(chosen) === formValue(choice)}
                onChange={() => setChosen(choice)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block font-semibold">{choice.title}</span>
                <span className="block text-14 text-quiet">{noteOf(choice)}</span>
              </span>
              {choice === suggested && <Badge tone="accent">Suggested</Badge>}
            </label>
          ))}
        </fieldset>
        <div className="grid max-w-field gap-1.5">
          <label htmlFor={id} className="text-14 font-semibold">
            Project
          </label>
          <select
            id={id}
            name="project"
            key={chosen ? formValue(chosen) : ""}
            defaultValue={chosen?.projectId ?? projects[0]?.id ?? ""}
            className={SELECT_CLASS}
          >
            {projects.map((project) => (
              <option key={project.id} value={project.id}>
                {project.name}
              </option>
            ))}
            <option value="">New project</option>
          </select>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="intent"
            value={CONNECTED_INTENT.add}
            variant="primary"
            busy={isBusy}
            disabled={chosen === null}
          >
            Read this property
          </Button>
          <ButtonLink variant="quiet" to={CONNECTED_PATH} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
