/** An item in a member's own words. */
import { MAX_WORK_TITLE } from "@citeworthy/core/worklist/work-item";
import { Form } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field, FieldParts, TextArea } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import type { WorkListData } from "./work-data.ts";

type WriteItemProps = Pick<WorkListData, "owners"> & { problem: string | null; onClose: () => void };

export function WriteItem({ owners, problem, onClose }: WriteItemProps) {
  return (
    <Form
      method="post"
      action="/work-list"
      aria-label="Write an item"
      className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <input type="hidden" name="intent" value="write" />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field label="What is there to do?" name="title" required maxLength={MAX_WORK_TITLE} wide autoFocus />
      <TextArea label="Details" name="detail" optional wide rows={3} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field
          label="Page"
          name="url"
          type="url"
          optional
          wide
          placeholder="https://"
          hint="With a page, its answers are measured."
        />
        <FieldParts label="Owner" optional>
          {(parts) => (
            <select {...parts} name="ownerId" className={SELECT_CLASS}>
              <option value="">Nobody yet</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldParts>
        <Field label="Due" name="dueOn" type="date" optional />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          Add the item
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}
