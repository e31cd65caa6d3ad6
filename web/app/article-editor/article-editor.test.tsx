import { plain } from "@citeworthy/core/article/article-blocks";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NoSession } from "../session/testing/no-session.tsx";
import { servedHtml } from "../ui/testing/served-html.tsx";
import { AddEdit } from "../worklist/add-to-work-list.tsx";
import { WorkListScreen } from "../worklist/screen/work-list-screen.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import type { EditedText } from "./edited-text.ts";
import { AuthorEdits } from "./list/author-edits.tsx";

const shared = {
  by: "rules",
  about: "answer_early",
  audit: null,
  fault: "Readers met the answer late.",
  do: "Put it first.",
  needs: null,
  effort: "low",
} as const;

const text: EditedText = {
  title: "Rain barrels",
  url: "https://garden.example/barrels",
  source: [
    { id: "title", kind: "heading", level: 1, text: "Rain barrels" },
    {
      id: "b1",
      kind: "paragraph",
      sentences: [
        plain("Welcome back!"),
        [{ text: "See " }, { text: "the list", href: "https://city.example/list" }, { text: "." }],
        [{ text: "Or ", href: "javascript:alert(1)" }],
      ],
    },
    { id: "b2", kind: "image", src: "https://garden.example/a.png", alt: "A barrel", caption: "" },
  ],
  edits: [
    {
      ...shared,
      id: "answer",
      kind: "opening",
      title: "The answer comes first",
      reason: "Readers met it late.",
      before: null,
      after: "A barrel costs $60.",
      at: "b1",
      points: 4.2,
      steps: [
        {
          do: "insert",
          before: "b1",
          blocks: [{ id: "n", kind: "paragraph", sentences: [plain("A barrel costs $60.")] }],
        },
      ],
      doubt: { why: "wrong-pair", quote: "An oak barrel costs $60." },
    },
    {
      ...shared,
      id: "strike",
      kind: "strike",
      title: "A greeting is left out",
      reason: "It answers nothing.",
      before: "Welcome back!",
      after: null,
      at: "b1",
      points: 0,
      steps: [{ do: "strike", sentences: ["b1.0"] }],
    },
  ],
};

const shown = (keptIds: string[]) =>
  servedHtml(
    <ArticleEditor
      text={text}
      choices={{ keptIds, choose() {} }}
      label="Article"
      score="71"
      exportNote="Saved."
    />,
  );

test("an edit in doubt asks to be checked, with the sentence of the page", async () => {
  const html = await shown(["answer", "strike"]);
  expect(html).toContain("Check this.");
  expect(html).toContain("Your page may say this of something else.");
  expect(html).toContain("An oak barrel costs $60.");
});

test("links and pictures of the page stay in the text, and no address runs a script", async () => {
  const html = await shown(["answer", "strike"]);
  expect(html).toContain('href="https://city.example/list"');
  expect(html).toContain('href="https://garden.example/a.png"');
  expect(html).not.toContain("javascript:");
});

test("every edit has its number in the text and its entry in the list, kept or undone", async () => {
  const html = await shown(["strike"]);
  for (const number of [1, 2]) {
    expect(html).toContain(`id="edit-place-${number}"`);
    expect(html).toContain(`id="edit-entry-${number}"`);
  }
  expect(html).not.toContain("<ins");
  expect(html).toMatch(/<del[^>]*>Welcome back!<\/del>/);
  expect(html).toContain("Undone: your wording stays.");
  expect(html).toContain("score unchanged");
});

test("what only the author can write and notes are shown apart, and finished edits aren't repeated", async () => {
  const [finished] = text.edits;
  if (!finished) throw new Error("no edit");
  const open = { ...finished, steps: [], after: null };
  const html = await servedHtml(
    <AuthorEdits
      edits={[
        { ...finished, fault: "Finished." },
        { ...open, id: "price", kind: "facts", fault: "No price is given.", needs: "today's price" },
        { ...open, id: "note", kind: "note", fault: "Three are promised, two named.", quotes: ["Top three"] },
      ]}
    />,
  );
  expect(html).toMatch(
    /Only you can write these.*No price is given\..*today&#x27;s price.*Notes to the author.*Top three/s,
  );
  expect(html).not.toContain("Finished.");
});

test("an edit of the report can be put on the work list, and shows that it is there", async () => {
  const [known, other] = text.edits;
  if (!known || !other) throw new Error("no edits");
  const source = { from: "edit", analysisId: "a", editId: known.id } as const;
  const entries = [{ id: "item", state: "open", source }] as const;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <NoSession>
          <WorkListScreen analysisId="a" entries={entries}>
            <ArticleEditor
              {...{ text, label: "Article", score: "71", exportNote: "Saved." }}
              choices={{ keptIds: [], choose() {} }}
              editAction={({ id, title }) => <AddEdit id={id} title={title} />}
              aside={<AuthorEdits edits={[{ ...other, id: "price", title: "Give the price", steps: [] }]} />}
            />
          </WorkListScreen>
        </NoSession>
      ),
    },
  ]);
  const words = (await servedHtml(<Stub />)).replaceAll(/<[^>]*>/g, "");
  expect(words).toContain(`On the work list: ${known.title}`);
  expect(words).toContain(`Add to work list: ${other.title}`);
  expect(words).toContain("Add to work list: Give the price");
  // A screen without a work list, such as a shared report, has no such button.
  expect(await shown([])).not.toContain("work list");
});
