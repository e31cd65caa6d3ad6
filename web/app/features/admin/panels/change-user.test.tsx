import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ChangeUser, changeFrom } from "./change-user.tsx";

const formOf = (change: string) => {
  const form = new FormData();
  form.set("email", "ann@example.com");
  form.set("change", change);
  return form;
};

test("an admin can set every plan, give and take the admin role, and suspend an account", () => {
  const Stub = createRoutesStub([{ path: "/", Component: ChangeUser }]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} />);
  for (const label of [
    "Set the plan to Pro",
    "Set the plan to Enterprise",
    "Make an admin",
    "Remove the admin role",
    "Suspend the account",
    "Lift the suspension",
  ])
    expect(html).toContain(label);
});

test("a form asks for a plan, a role or a suspension, and for nothing else", () => {
  const email = "ann@example.com";
  expect(changeFrom(formOf("pro"))).toEqual({ email, plan: "pro" });
  expect(changeFrom(formOf("grant"))).toEqual({ email, isAdmin: true });
  expect(changeFrom(formOf("revoke"))).toEqual({ email, isAdmin: false });
  expect(changeFrom(formOf("suspend"))).toEqual({ email, isSuspended: true });
  expect(changeFrom(formOf("lift"))).toEqual({ email, isSuspended: false });
  expect(changeFrom(formOf("owner"))).toBeNull();
});
