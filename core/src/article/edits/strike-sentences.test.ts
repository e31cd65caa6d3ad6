import { expect, test } from "vitest";
import { gardenPage } from "../testing/pages.ts";
import { written } from "../testing/write.ts";

const BODY = `<p>A hose loses pressure when it kinks, when its washer is worn or when the tap is half closed. Straighten the hose first and look at the washer.</p>
<h2>Washers</h2><p>A washer costs little and lasts two years. Replace the washer when the hose drips at the tap. Rubber washers seal better than plastic ones on an old tap.</p>
<h2>Kinks</h2><p>A kink halves the flow of water through the hose. Store the hose on a reel, and keep the hose out of the sun so that it stays soft. A stiff hose kinks at every corner of the garden.</p>
<h2>Length</h2><p>A long hose loses pressure on the way. Water rubs against the wall of the hose, and a wider hose loses less of it. Choose the shortest hose that reaches every bed.</p>
<h2>Pump</h2><p>A pump in a well pushes harder at noon, when neighbours draw nothing from the main. A filter clogged by sand, rust or algae slows every pump, so rinse its mesh each month. Frost cracks brass fittings; drain them in autumn, coil everything loosely and hang it in a dry shed. Sprinklers and drip lines need less force than a nozzle, and a valve shared by both starves one of them.</p>`;
const SMALL_TALK =
  "Our weekend started with pancakes, a long movie night and a walk with grandma. The kids danced all evening and nobody felt tired.";

const struckFrom = (html: string) =>
  written(html, { kind: "explainer" })
    .edits.filter(({ kind }) => kind === "strike")
    .map(({ before }) => before)
    .join("\n");

test("small talk about something else that opens the page is struck, though the reading has left it out", () => {
  const html = gardenPage("Why does a hose lose pressure?", `<p>${SMALL_TALK}</p>${BODY}`);
  expect(struckFrom(html)).toContain("Our weekend started with pancakes");
});

test("an opening about something else stays if it states a figure or a name", () => {
  const fact = SMALL_TALK.replace("a walk with grandma", "a walk with Ida Brandt at 9 o'clock");
  const html = gardenPage("Why does a hose lose pressure?", `<p>${fact}</p>${BODY}`);
  expect(struckFrom(html)).not.toContain("Our weekend");
});

test("a question to the reader that opens the page is struck, one that states a fact is not", () => {
  const title = "Why does a hose lose pressure?";
  const hook = "Have you ever stood in the garden with a hose that only drips?";
  const fact = "Have you ever seen a hose that loses 40 percent of its pressure?";
  expect(struckFrom(gardenPage(title, `<p>${hook}</p>${BODY}`))).toContain(hook);
  expect(struckFrom(gardenPage(title, `<p>${fact}</p>${BODY}`))).not.toContain(fact);
});

test("a hook and the announcement that goes on with it are struck together", () => {
  const hook = "Are you looking for one guide to all your hoses?";
  const goesOn = "This ultimate guide has everything you need!";
  const struck = struckFrom(gardenPage("Why does a hose lose pressure?", `<p>${hook} ${goesOn}</p>${BODY}`));
  expect(struck).toContain(hook);
  expect(struck).toContain(goesOn);
});

test("a repeated sentence is said once, a repeated quantity stays with each entry", () => {
  const repeated = "Rubber washers seal better than plastic ones on an old tap.";
  const quantity = "Each bed takes 3 cans of water and half an hour of patience.";
  const again = `<h2>Again</h2><p>${repeated} ${quantity}</p><h2>Beds</h2><p>${quantity} Beds dry out fast.</p>`;
  const { edits } = written(gardenPage("Why does a hose lose pressure?", BODY + again), {
    kind: "explainer",
  });
  expect(edits.filter(({ kind }) => kind === "repeat").map(({ before }) => before)).toEqual([repeated]);
});
