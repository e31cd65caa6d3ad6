import { expect, test } from "vitest";
import {
  answers,
  type Handler,
  html,
  redirect,
  siteWith,
  text,
  waitsThatEnd,
} from "../testing/loopback-site.ts";

const robotsCases: { name: string; handler: Handler; expected: object }[] = [
  { name: "403 is absent", handler: answers(403), expected: { kind: "absent", status: 403 } },
  { name: "410 is absent", handler: answers(410), expected: { kind: "absent", status: 410 } },
  { name: "503 is a failure", handler: answers(503), expected: { kind: "failed", reason: "status 503" } },
  {
    name: "a hang-up is a failure",
    handler: (request) => request.destroy(),
    expected: { kind: "failed", reason: "could not be fetched" },
  },
  {
    name: "a redirect inside a network is a failure",
    handler: redirect("http://10.0.0.1/robots.txt"),
    expected: { kind: "failed" },
  },
  {
    name: "a redirect is followed",
    handler: redirect("/moved.txt"),
    expected: { kind: "found", text: "User-agent: moved" },
  },
  {
    name: "too many redirects are absent",
    handler: redirect("/robots.txt"),
    expected: { kind: "absent", status: 302 },
  },
  {
    name: "a mark at its start is dropped",
    handler: text("\uFEFFUser-agent: *"),
    expected: { kind: "found", text: "User-agent: *" },
  },
  {
    name: "an endless one is cut",
    handler: text("#".repeat(600_000)),
    expected: { kind: "found", text: "#".repeat(512_000) },
  },
];

test.each(robotsCases)("robots.txt: $name", async ({ handler, expected }) => {
  const routes = { "/a": html("<p>a</p>"), "/robots.txt": handler, "/moved.txt": text("User-agent: moved") };
  const { gather } = await siteWith(routes);
  expect((await gather()).robots).toMatchObject(expected);
});

test("robots.txt: silence is a failure", async () => {
  const { endLast } = waitsThatEnd();
  const { gather } = await siteWith({ "/a": html("<p>a</p>"), "/robots.txt": endLast });
  expect((await gather()).robots).toMatchObject({ kind: "failed", reason: "no response in time" });
});
