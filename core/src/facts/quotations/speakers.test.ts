import { expect, test } from "vitest";
import { fullNamesIn, namedUnder, refersBack, signedBy, speakerIn } from "./speakers.ts";

test.each([
  [", said Maria Lindt at the fair.", "Maria Lindt"],
  [", diz Erika Mello, arquiteta sócia", "Erika Mello"],
  [", sagt Jan Boom, Gärtner.", "Jan Boom"],
  [", so Jan Boom.", "Jan Boom"],
  [", explique Claire Dubois, biologiste.", "Claire Dubois"],
  [", dijo María Núñez.", "María Núñez"],
  [", spiega Anna Conti.", "Anna Conti"],
  [", zegt Piet van der Berg.", "Piet van der Berg"],
  [" – mówi Łukasz Żak.", "Łukasz Żak"],
  ["Pew's report of July 2025 says: ", "Pew"],
  ["According to Yang, ", "Yang"],
])("%s names its speaker", (words, speaker) => {
  expect(speakerIn(words)).toBe(speaker);
});

test.each([
  "Experts say: ",
  "Almost everybody said ",
  "Bay Area homeowners ask: ",
  "A Bay Area home raises questions that owners ask: ",
  "On Google marketers write: ",
])("%s names nobody", (words) => {
  expect(speakerIn(words)).toBeNull();
});

test("a full name keeps its particles and leaves the words that open the sentence", () => {
  expect(fullNamesIn("When Maria de la Cruz met Jan Boom's team")).toEqual(["Maria de la Cruz", "Jan Boom"]);
});

test("a pronoun with a verb of saying refers back, in several languages", () => {
  expect(refersBack(", she said.")).toBe(true);
  expect(refersBack(", sagte er.")).toBe(true);
  expect(refersBack(", the tool is old.")).toBe(false);
});

test("a signature is a dash and a name, or a line with a name and a role", () => {
  expect(signedBy("Turn it. — Jan Boom")).toBe("Jan Boom");
  expect(namedUnder("Jan Boom, head gardener")).toBe("Jan Boom");
  expect(namedUnder("Jan Boom keeps bees and turns his heap in the spring.")).toBeNull();
});
