/** One item: what to do, the words it is about, what happened, what was measured, and what members say about it. */
import { ENOUGH_ANSWERS } from "@citeworthy/core/worklist/next-state";
import { MAX_WORK_COMMENT, MAX_WORK_TITLE } from "@citeworthy/core/worklist/work-item";
import { Form } from "react-router";
import { measurePath } from "../../addresses/measure-path.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { ActionForm } from "../../ui/form/action-form.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { Field, FieldParts, TextArea } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { ItemTimeline } from "./item-timeline.tsx";
import { MeasuredEffect } from "./measured-effect.tsx";
import { PageCheck } from "./page-check.tsx";
import type { Choice, WorkItemData } from "./work-data.ts";
import { OwnerAndDue } from "./work-owner.tsx";

function Words({ item: { detail, signs } }: Pick<WorkItemData, "item">) {
  if (detail === "" && signs.fault === null) return null;
  return (
    <div className="grid gap-3">
      {detail !== "" && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{detail}</p>}
      {signs.fault !== null && (
        <div className="grid gap-1">
          <p className="text-14 font-semibold">Words that have to go</p>
          <p className="font-serif text-18 leading-[1.6] wrap-anywhere">
            <Highlight>{signs.fault}</Highlight>
          </p>
        </div>
      )}
    </div>
  );
}

type ChoiceFieldProps = { label: string; name: string; value: string; none: string; choices: Choice[] };

const ChoiceField = ({ label, name, value, none, choices }: ChoiceFieldProps) => (
  <FieldParts label={label}>
    {(parts) => (
      <select {...parts} name={name} defaultValue={value} className={SELECT_CLASS}>
        <option value="">{none}</option>
        {choices.map(({ id, name: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    )}
  </FieldParts>
);

function EditItem({ item, owners, projects, problem }: WorkItemData & { problem: string | null }) {
  return (
    <Form method="post" aria-label="Change the item" className="grid grid-cols-1 gap-4">
      <input type="hidden" name="intent" value="change" />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label="What is there to do?"
        name="title"
        defaultValue={item.title}
        required
        maxLength={MAX_WORK_TITLE}
        wide
      />
      <TextArea label="Details" name="detail" defaultValue={item.detail} optional wide rows={4} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ChoiceField
          label="Owner"
          name="ownerId"
          value={item.owner?.id ?? ""}
          none="Nobody yet"
          choices={owners}
        />
        <Field label="Due" name="dueOn" type="date" defaultValue={item.dueOn ?? ""} optional />
        <ChoiceField
          label="Project"
          name="projectId"
          value={item.project?.id ?? ""}
          none="No project"
          choices={projects}
        />
      </div>
      <p>
        <Button type="submit">Save</Button>
      </p>
    </Form>
  );
}

function Comments({ item, mayWrite }: Pick<WorkItemData, "item" | "mayWrite">) {
  const action = useAction();
  return (
    <div className="grid gap-4 pt-3">
      {item.notes.length === 0 && <p className="text-quiet">No comments yet.</p>}
      {item.notes.map(({ id, text, author, createdAt }) => (
        <div key={id} className="grid gap-0.5">
          <p className="text-14 text-quiet">
            {author ?? "A former member"}, <DateText iso={createdAt} />
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
      {mayWrite && (
        <ActionForm action={action} intent="comment" submit="Comment" className="grid gap-3" resets>
          <TextArea label="Write a comment" name="text" required maxLength={MAX_WORK_COMMENT} wide rows={3} />
        </ActionForm>
      )}
    </div>
  );
}

/** Answers from before the change are what later ones are compared with. */
function MeasureNow({ item: { page, state, measured } }: Pick<WorkItemData, "item">) {
  if (page === null) return null;
  const isFirst = state === "open" && measured === null;
  return (
    <div className="grid gap-1">
      <p>
        <ButtonLink size="small" to={measurePath(page.url, measured?.queries[0] ?? null)}>
          {measured ? "Measure again" : "Measure it now"}
        </ButtonLink>
      </p>
      {isFirst && <p className="text-14 text-quiet">Measure it before you change the page.</p>}
    </div>
  );
}

export function ItemPanel(props: WorkItemData & { problem: string | null }) {
  const { item, owners, mayWrite } = props;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="grid min-w-0 gap-8">
        <Words item={item} />
        {item.signs.wanted !== null && (
          <Panel title="Text to be seen on the page">
            <p className="pt-3 font-serif text-18 leading-[1.6] whitespace-pre-line wrap-anywhere">
              {item.signs.wanted}
            </p>
          </Panel>
        )}
        <PageCheck {...props} />
        <Panel title="Comments">
          <Comments item={item} mayWrite={mayWrite} />
        </Panel>
        {mayWrite && (
          <Panel title="Change">
            <div className="pt-3">
              <EditItem key={item.title} {...props} />
            </div>
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 gap-8">
        <Panel title="Answers that cite the page">
          <div className="grid gap-2 pt-3">
            <MeasuredEffect item={item} />
            {item.measured && item.measured.queries.length > 0 && (
              <p className="text-14 text-quiet">Asked: {item.measured.queries.join(" · ")}</p>
            )}
            {mayWrite && <MeasureNow item={item} />}
            <p className="text-14 text-quiet">
              A verdict needs {ENOUGH_ANSWERS} answers before the work was done and {ENOUGH_ANSWERS} since. A
              difference shows a change, not its cause.
            </p>
          </div>
        </Panel>
        {!mayWrite && (
          <Panel title="Owner">
            <div className="pt-3">
              <OwnerAndDue item={item} isLate={false} />
            </div>
          </Panel>
        )}
        <Panel title="What happened">
          <div className="pt-4">
            <ItemTimeline history={item.history} owners={owners} />
          </div>
        </Panel>
      </div>
    </div>
  );
}
