import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

test("label, hint and error are tied to the input", () => {
  const html = renderToStaticMarkup(
    <Field id="email" label="Email" hint="We never share it." error="Please fill in all fields" />,
  );

  expect(html).toContain('<label for="email"');
  expect(html).toContain('aria-describedby="email-error email-hint"');
  expect(html).toContain('id="email-error"');
  expect(html).toContain('id="email-hint"');
  expect(html).toContain('aria-invalid="true"');
});

test("a valid field shows no error", () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" />);

  expect(html).not.toContain("aria-invalid=");
  expect(html).not.toContain("aria-describedby=");
});

test("a password is hidden at first and can be shown", () => {
  const html = renderToStaticMarkup(<PasswordField id="p" label="Password" name="password" />);

  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="Show password"');
});
