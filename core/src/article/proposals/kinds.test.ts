/** Kinds of proposals that change few words: a passage that moves, a corrected sentence, the title, a replaced opening. */
import { expect, test } from "vitest";
import { ANSWER, BARRELS, faultOf, proposal, proposed } from "../testing/proposed.ts";

const GREETING = "Welcome back to the rain barrel blog!";
const CALL = "Sign up for our newsletter and never miss a post on rain barrels.";
const INSTALLING = "Installing a rain barrel takes about two hours with a saw and a drill.";
const APRIL = "About 35% of all barrels are sold in April.";

const only = (change: Parameters<typeof proposal>[0]) => {
  const made = proposed([proposal(change)]);
  const [edit] = made.edits;
  if (!edit) throw new Error(`rejected: ${JSON.stringify(made.rejected)}`);
  return { ...made, edit };
};

test("a whole paragraph moves as it is, and is there once", () => {
  const { edit, markdown, original } = only({
    kind: "move",
    quotes: [INSTALLING],
    before: "Plastic is light and easy to move.",
  });
  expect(edit).toMatchObject({ kind: "move", before: INSTALLING, after: null });
  expect(markdown.split(INSTALLING)).toHaveLength(2);
  expect(markdown.indexOf(INSTALLING)).toBeLessThan(markdown.indexOf("Plastic is light"));
  expect(original.indexOf(INSTALLING)).toBeGreaterThan(original.indexOf("Plastic is light"));
  expect(markdown.length).toBe(original.length);
});

test("half a paragraph, a place within one, or the same place isn't moved", () => {
  const before = "Plastic is light and easy to move.";
  expect(faultOf({ kind: "move", quotes: ["Oak looks better next to a wooden house"], before })).toBe("torn");
  expect(faultOf({ kind: "move", quotes: [INSTALLING], before: "Oak looks better" })).toBe("torn");
  expect(faultOf({ kind: "move", quotes: [INSTALLING], before: "nowhere on the page" })).toBe("not-on-page");
  expect(faultOf({ kind: "move", quotes: [APRIL], before: "More" })).toBe("no-change");
});

test("marks are corrected at once, and another letter is to be checked", () => {
  const marks = only({
    kind: "correction",
    quotes: ["What does a lid do?"],
    text: "What does a Lid do?",
  });
  expect(marks.edit).toMatchObject({ kind: "correction", after: "What does a Lid do?" });
  expect(marks.edit).not.toHaveProperty("doubt");
  const letter = only({ kind: "correction", quotes: [APRIL], text: APRIL.replace("sold", "gold") });
  expect(letter.edit.doubt).toEqual({ why: "changes-meaning", quote: APRIL });
  expect(letter.markdown.split(letter.edit.after ?? "")).toHaveLength(2);
});

test("a correction can't change a figure, drop one, or say something else", () => {
  const correction = (text: string) => faultOf({ kind: "correction", quotes: [APRIL], text });
  expect(correction("About 53% of all barrels are sold in April.")).not.toBeNull();
  expect(correction("Many barrels are sold in April.")).not.toBeNull();
  expect(correction("About 35% of all barrels leak in April, says Harvard.")).not.toBeNull();
  expect(correction(APRIL)).toBe("no-change");
});

test("an item of a list is corrected, and a link keeps its words", () => {
  const page = BARRELS.replace("<li>a tap</li>", "<li>a brass tap with thred tape</li>").replace(
    "This saves a lot of work in autumn.",
    'The <a href="https://garden.example/lids">guide to lids</a> shows wich lid fits.',
  );
  const corrected = (quote: string, text: string) =>
    proposed([proposal({ kind: "correction", quotes: [quote], text })], page).markdown;
  const item = "a brass tap with thread tape";
  expect(corrected("a brass tap with thred tape", item)).toContain(`- ${item}`);
  const linked = "The guide to lids shows wich lid fits.";
  expect(corrected(linked, linked.replace("wich", "which"))).toContain(
    "The [guide to lids](https://garden.example/lids) shows which lid fits.",
  );
  const lost = linked.replace("guide to lids", "guide of lids");
  expect(faultOf({ kind: "correction", quotes: [linked], text: lost }, page)).toBe("torn");
});

test("rows of a table and the lines above the text prove a note", () => {
  const page = BARRELS.replace(
    "<h2>More</h2>",
    "<table><tr><th>Kind</th><th>Price</th></tr><tr><td>Oak</td><td>$180</td></tr></table><h2>More</h2>",
  );
  const note = (quotes: string[]) =>
    faultOf({ kind: "note", quotes, fault: "The page gives the price of the oak barrel twice." }, page);
  expect(note(["Oak | $180", "Title: How much does a rain barrel cost?"])).toBeNull();
  expect(note(["Oak | $999"])).toBe("not-on-page");
});

test("a title says what the page says, and is made in the main heading where that is the title", () => {
  const text = "What a rain barrel of 200 litres costs";
  const { edit, markdown } = only({ kind: "title", quotes: ["How much does a rain barrel cost?"], text });
  expect(edit).toMatchObject({ kind: "title", after: text });
  expect(markdown.startsWith(`# ${text}\n`)).toBe(true);
  const other = only({ kind: "title", quotes: ["The title in the head of the page"], text });
  expect(other.markdown).toBe(other.original);
  const title = (text: string) => faultOf({ kind: "title", text });
  expect(title("Why 73% of rain barrels explode")).not.toBeNull();
  expect(title("Rain barrels <script>alert(1)</script>")).not.toBeNull();
});

test("an opening takes the place of filler, and leaves what tells something", () => {
  const { edit, markdown } = only({ kind: "opening", quotes: [GREETING, CALL], text: ANSWER });
  expect(edit).toMatchObject({ kind: "opening", after: ANSWER, before: `${GREETING} ${CALL}` });
  expect(markdown).not.toContain(GREETING);
  expect(markdown.indexOf(ANSWER)).toBeLessThan(markdown.indexOf("Water is precious"));

  const kept = only({
    kind: "opening",
    quotes: ["Many of us carried buckets as children and swore never to do it again."],
    text: ANSWER,
  });
  expect(kept.edit.before).toBeNull();
  expect(kept.markdown).toContain("Many of us carried buckets");
});

const KINDS_OF_WOOD = BARRELS.replace(
  "<h2>Prices</h2>",
  `<h2>1. Plastic</h2><p>Plastic weighs 6 kg empty.</p>
<h2>2. Oak</h2><p>Oak weighs 18 kg empty.</p>
<h2>3. Steel</h2><p>Steel weighs 11 kg empty.</p>
<h2>4. Clay</h2><p>Clay weighs 40 kg empty.</p><h2>Prices</h2>`,
);

test("a list at the top that lacks entries gets them and their numbers from the page's headings", () => {
  const text = "Plastic: 6 kg empty\nOak: 18 kg empty\nClay: 40 kg empty";
  const [edit] = proposed([proposal({ kind: "opening", text })], KINDS_OF_WOOD).edits;
  expect(edit).toMatchObject({ kind: "entries" });
  expect(edit?.after?.split("\n").map((line) => line.split(":")[0])).toEqual([
    "Plastic",
    "Oak",
    "Steel",
    "Clay",
  ]);
  expect(JSON.stringify(edit?.steps)).toContain('"isOrdered":true');
  const ranked = text.replace("Plastic", "1. Plastic").replace("Oak", "2. Oak").replace("Clay", "3. Clay");
  const unnumbered = KINDS_OF_WOOD.replaceAll(/<h2>\d\. /g, "<h2>");
  const [other] = proposed([proposal({ kind: "opening", text: ranked })], unnumbered).edits;
  expect(other?.after).toContain("Steel");
  expect(JSON.stringify(other?.steps)).toContain('"isOrdered":false');
});

const TABLE = `| Material | Weight |
|---|---|
| Plastic | 6 kg |
| Oak | 18 kg |
| Steel | 11 kg |`;

test("a table is gathered from several sections while the text stays", () => {
  const { edits, markdown } = proposed(
    [proposal({ kind: "table", text: TABLE, before: "Prices" })],
    KINDS_OF_WOOD,
  );
  expect(edits).toMatchObject([{ kind: "table", before: null }]);
  expect(markdown).toContain("Oak weighs 18 kg empty.");
  expect(markdown.indexOf("| Oak | 18 kg |")).toBeGreaterThan(markdown.indexOf("Clay weighs"));
  expect(markdown.indexOf("| Oak | 18 kg |")).toBeLessThan(markdown.indexOf("## Prices"));
});

test("a table whose cells were swapped or invented isn't made", () => {
  const table = (text: string) => faultOf({ kind: "table", text, before: "Prices" }, KINDS_OF_WOOD);
  expect(table(TABLE.replace("18 kg", "40 kg").replace("6 kg", "11 kg"))).not.toBeNull();
  expect(table(TABLE.replace("Oak", "Bamboo"))).toBe("adds-fact");
});

test("a column with many gaps is left out of a table, and a table without another one isn't made", () => {
  const gaps = `| Material | Weight | Price |
|---|---|---|
| Plastic | 6 kg | |
| Oak | 18 kg | |
| Steel | 11 kg | |`;
  const made = proposed([proposal({ kind: "table", text: gaps, before: "Prices" })], KINDS_OF_WOOD);
  expect(made.edits[0]?.after).toBe("Material | Weight\nPlastic | 6 kg\nOak | 18 kg\nSteel | 11 kg");
  const empty = gaps.replace("18 kg", "").replace("11 kg", "");
  expect(faultOf({ kind: "table", text: empty, before: "Prices" }, KINDS_OF_WOOD)).toBe("adds-fact");
});

test("a table that says what a list says, of the page or at the top, isn't made", () => {
  const list = proposal({
    kind: "opening",
    text: "Plastic: 6 kg empty\nOak: 18 kg empty\nSteel: 11 kg empty\nClay: 40 kg empty",
  });
  const table = proposal({ kind: "table", text: TABLE, before: "Prices" });
  expect(proposed([list, table], KINDS_OF_WOOD).rejected).toEqual({ conflict: 1 });
  const listed = KINDS_OF_WOOD.replace(
    "<h2>Prices</h2>",
    "<ul><li>Plastic, 6 kg</li><li>Oak, 18 kg</li><li>Steel, 11 kg</li></ul><h2>Prices</h2>",
  );
  expect(listed).not.toBe(KINDS_OF_WOOD);
  expect(proposed([table], listed).rejected).toEqual({ "no-change": 1 });
});

test("key points that lost their main ones aren't put at the top", () => {
  const points = [ANSWER, "Steel weighs 11 kg empty."];
  const text = (more: readonly string[]) => [...points, ...more].join("\n");
  expect(faultOf({ kind: "takeaways", text: text([]) }, KINDS_OF_WOOD)).toBeNull();
  const withoutAnswer = "Oak weighs 18 kg empty.\nSteel weighs 11 kg empty.";
  const secondary = [proposal({ kind: "takeaways", text: withoutAnswer })];
  expect(proposed(secondary, KINDS_OF_WOOD, { answer: ANSWER }).rejected).toEqual({ "half-done": 1 });
  // Our own choice of the answer is too often wrong to refuse them for it.
  expect(proposed(secondary, KINDS_OF_WOOD).edits).toHaveLength(1);
  expect(
    faultOf(
      { kind: "takeaways", text: text(["Bamboo weighs 2 kg empty.", "Brass weighs 90 kg empty."]) },
      KINDS_OF_WOOD,
    ),
  ).toBe("half-done");
});
