import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ProfilePanel } from "./profile-panel.tsx";

const show = (profile: Parameters<typeof ProfilePanel>[0]["profile"]) => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <ProfilePanel profile={profile} /> }]);
  return renderToStaticMarkup(<Stub />);
};

test("a profile that could not be loaded says so in its panel", () => {
  const html = show({ problem: "Failed to fetch profile" });

  expect(html).toContain("Profile Information");
  expect(html).toContain("Failed to load profile data");
  expect(html).toContain("Failed to fetch profile");
  expect(html).not.toContain("<form");
});

test("the email address is shown, cannot be edited, and is not sent", () => {
  const html = show({ name: null, email: "ann@example.com", phone: null });

  expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="ann@example.com"/i);
  expect(html).not.toContain('name="email"');
});
