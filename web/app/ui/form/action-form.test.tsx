import { useFetcher } from "react-router";
import { expect, test } from "vitest";
import { routedHtml } from "../testing/routed-html.tsx";
import { ActionButton, ActionForm } from "./action-form.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { Field } from "./field.tsx";
import type { PageAction } from "./use-action.ts";

/** The form after an answer of the server. */
function Answered({ isProblemInField, ...answer }: Partial<PageAction> & { isProblemInField?: boolean }) {
  const { Form } = useFetcher();
  const action: PageAction = {
    ...{ Form, post: () => {}, reset: () => false, value: undefined },
    ...{ isBusy: false, isDone: false, problem: null, ...answer },
  };
  return (
    <ActionForm
      action={action}
      intent="rename"
      fields={{ project: "p1" }}
      submit="Save"
      isProblemInField={isProblemInField ?? false}
    >
      <Field label="Name" name="name" error={isProblemInField ? action.problem : null} />
    </ActionForm>
  );
}

test("a form posts its intent with its button, and values that it does not show", () => {
  const html = routedHtml(<Answered />);

  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('<input type="hidden" name="project" value="p1"/>');
  expect(html).toMatch(/<button type="submit" value="rename"[^>]* name="intent"/);
  expect(html).not.toContain('role="alert"');
});

test("a refusal is shown above the fields, or once in the field it is about", () => {
  expect(routedHtml(<Answered problem="The name is taken." />)).toMatch(
    /role="alert".*The name is taken\..*name="name"/,
  );
  const inField = routedHtml(<Answered problem="The name is taken." isProblemInField />);
  expect(inField).not.toContain('role="alert"');
  expect(inField.match(/The name is taken\./g)).toHaveLength(1);
});

test("a form that is under way is busy", () => {
  expect(routedHtml(<Answered isBusy />)).toContain('aria-busy="true"');
  expect(routedHtml(<Answered />)).not.toContain("aria-busy");
});

test("a button alone posts to another page's action where it is told to", () => {
  const html = routedHtml(
    <ActionButton intent="check" to="/work-list/w1" fields={{ id: "w1" }} label="Check Keeping bees">
      Check
    </ActionButton>,
  );

  expect(html).toMatch(/<form[^>]*action="\/work-list\/w1"/);
  expect(html).toContain('aria-label="Check Keeping bees"');
  expect(html).toContain('name="id" value="w1"');
});

test("what asks first posts nothing before the answer", () => {
  const html = routedHtml(
    <ConfirmButton
      verb="Remove"
      label="Remove Keeping bees"
      title="Remove it?"
      description="It is gone for good."
      intent="remove"
      submit="Remove page"
      danger
    />,
  );

  expect(html).toContain('aria-label="Remove Keeping bees"');
  expect(html).toContain('type="button"');
  expect(html).not.toContain("<form");
});
