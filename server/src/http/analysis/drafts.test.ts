/** Drafts by API: read without a fetch, counted once, and refused with a sentence. */
import { MAX_DRAFT_LENGTH } from "@citeworthy/core/drafts/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searches, subscriptions, usageRecords } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keyFor } from "../workspaces/testing/team.ts";

const TITLE = "How long should cold brew steep?";
const PARAGRAPHS = [
  "Welcome back to the blog! In this post we look at everything about coffee, which many people love in summer.",
  "Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.",
];
const TEXT = [TITLE, ...PARAGRAPHS].join("\n\n");

type DraftStep = { do: string; blocks?: (string | object)[] };

describe.each(serverDatabases)("drafts by API on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const send = ({ cookie }: Person, body: unknown, headers: Record<string, string> = {}) =>
    server.call("/api/drafts", { body, cookie, headers });
  const usesOf = async ({ id }: Person) => {
    const uses = await server.database.db.select().from(usageRecords).where(eq(usageRecords.userId, id));
    return uses.map(({ state }) => state);
  };

  test("text, Markdown and HTML get a score, a reading and edits, and each costs one analysis", async () => {
    const person = await server.signUp();
    const drafts = [
      { text: TEXT },
      { text: `# ${TITLE}\n\n${PARAGRAPHS.join("\n\n")}`, format: "markdown" },
      { text: `<h1>${TITLE}</h1>${PARAGRAPHS.map((one) => `<p>${one}</p>`).join("")}`, format: "html" },
    ];
    const scores = new Set<unknown>();
    for (const draft of drafts) {
      const { status, body } = await send(person, draft);
      expect(status).toBe(200);
      expect(body.reading).toMatchObject({ question: expect.stringContaining("cold brew") });
      expect((body.edits as unknown[]).length).toBeGreaterThan(0);
      scores.add(body.score);
    }
    expect(scores.size, "the format makes no difference").toBe(1);
    expect(await usesOf(person)).toEqual(["committed", "committed", "committed"]);
    const stored = await server.database.db.select().from(searches).where(eq(searches.userId, person.id));
    expect(stored).toEqual([]);
  });

  test("the format that is given counts, not the one that the text looks like", async () => {
    const person = await server.signUp();
    const text = `<p>${PARAGRAPHS.join(" ")}</p>`;
    const asText = await send(person, { text, format: "text" });
    const asHtml = await send(person, { text, format: "html" });
    expect(asText.body.words).not.toBe(asHtml.body.words);
  });

  test("every block that a step of an edit names is in the answer", async () => {
    const person = await server.signUp();
    const told = PARAGRAPHS.join(" ");
    const text = `<h1>How to make cold brew</h1><p>${told}</p><p>WHAT YOU NEED</p><p>${told}</p><p>HOW TO POUR</p><p>Stir it. ${told}</p>`;
    const { body } = await send(person, { text, format: "html" });
    const { blocks, edits } = body as { blocks: { id: string }[]; edits: { steps: DraftStep[] }[] };
    expect(blocks[0]).toEqual({ id: "title", kind: "heading", level: 1, text: "How to make cold brew" });
    const named = edits.flatMap(({ steps }) => steps).flatMap((step) => step.blocks ?? []);
    const replaced = named.filter((one) => typeof one === "string");
    expect(replaced.length).toBeGreaterThan(0);
    expect(blocks.map(({ id }) => id)).toEqual(expect.arrayContaining(replaced));
  });

  test("a key with the scope analyze may send drafts; a repeated call costs one use", async () => {
    const person = await server.signUp();
    const headers = {
      authorization: `Bearer ${await keyFor(server, person, person.id)}`,
      "idempotency-key": "d1",
    };
    const first = await server.call("/api/drafts", { body: { text: TEXT }, headers });
    const again = await server.call("/api/drafts", { body: { text: TEXT }, headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await usesOf(person)).toHaveLength(1);
  });

  test.each([
    ["too short", { text: "Too short." }, 400, "draft/too-short"],
    ["too long", { text: "word ".repeat(MAX_DRAFT_LENGTH / 5 + 1) }, 400, "draft/too-long"],
    ["in an unknown format", { text: TEXT, format: "pdf" }, 400, "draft/format-unknown"],
    ["without a text", { format: "html" }, 400, "request/invalid"],
    ["of an unknown kind", { text: TEXT, kind: "poem" }, 400, null],
  ])("a draft that is %s is refused and costs nothing", async (_, body, status, code) => {
    const person = await server.signUp();
    const answer = await send(person, body);
    expect(answer.status).toBe(status);
    if (code) expect(answer.body.details).toMatchObject({ code });
    expect((await usesOf(person)).filter((state) => state === "committed")).toEqual([]);
  });

  test("without uses left, there is no draft either", async () => {
    const person = await server.signUp();
    await send(person, { text: TEXT });
    await server.database.db
      .update(subscriptions)
      .set({ status: "expired" })
      .where(eq(subscriptions.userId, person.id));
    const { status } = await send(person, { text: TEXT });
    expect(status).toBeGreaterThanOrEqual(402);
    expect(await usesOf(person)).toHaveLength(1);
  });
});
