import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AccountReady } from "./account-ready.tsx";
import { CheckYourEmail } from "./check-your-email.tsx";
import { sentTo } from "./send-again.tsx";

const ready = (to: string) => renderToStaticMarkup(<AccountReady to={to} onLeave={() => {}} />);

test("a new account says what the trial includes and where the user goes next", () => {
  expect(ready("/dashboard")).toContain(
    "Your 7-day trial has started: 10 content analyses, 5 articles, 10 AI visibility runs.",
  );
  expect(ready("/dashboard")).toContain("Taking you to your dashboard.");
  expect(ready("/admin")).toContain("Taking you to the admin dashboard.");
  expect(ready("/pricing?cycle=yearly")).toContain("Taking you back to where you left off.");
});

test("an account that awaits confirmation shows the email address and what to do", () => {
  const html = renderToStaticMarkup(<CheckYourEmail email={"<ann>@example.com"} />);

  expect(html).toContain("&lt;ann&gt;@example.com");
  expect(html).toContain("Open it to confirm your address and sign in.");
  expect(html).toContain("Send again");
});

test("a request for another link names the limit per address and doesn't claim that a link was sent", () => {
  const text = sentTo("ann@example.com");
  expect(text).toMatch(/^If ann@example\.com still needs to be confirmed and got fewer than 3 links/);
  expect(text).not.toMatch(/sent/);
});
