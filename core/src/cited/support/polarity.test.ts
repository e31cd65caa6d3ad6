import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { packOfCode } from "../../language/pack-for.ts";
import { comparePolarity } from "./polarity.ts";

const compare = (claim: string, page: string, language = "en") => {
  const { stem, stemsOfText } = lexiconOf(packOfCode(language));
  const said = (text: string) => ({ text, stems: new Set(stemsOfText(text)) });
  return comparePolarity(said(claim), said(page), stem);
};

test("a denial on one side is the opposite", () => {
  expect(compare("Keep the beans in the fridge.", "Don't keep the beans in the fridge.")).toBe("opposite");
  expect(compare("The trial doesn't require a card.", "A card is required for the trial.")).toBe("opposite");
  expect(compare("Das Dach muss nicht gedämmt werden.", "Das Dach muss gedämmt werden.", "de")).toBe(
    "opposite",
  );
  expect(compare("El curso exige experiencia previa.", "El curso no exige experiencia previa.", "es")).toBe(
    "opposite",
  );
  expect(
    compare("Il sale va messo insieme al lievito.", "Il sale non va mai messo insieme al lievito.", "it"),
  ).toBe("opposite");
});

test("the same denial in other words is the same", () => {
  expect(compare("The trial doesn't require a credit card.", "The trial asks for no credit card.")).toBe(
    "same",
  );
  expect(compare("Subscriptions can't be canceled early.", "Canceling early is not possible.")).toBe("same");
});

test("two sentences that deny the same two words agree, also where one uses the verb without a denial", () => {
  expect(compare("Don't mix bleach with vinegar.", "Mix the powder first, never bleach with vinegar.")).toBe(
    "same",
  );
});

test("what can't be done without a thing needs it", () => {
  const page = "You can't start without a card.";
  expect(compare("You need a card to start.", page)).toBe("same");
  expect(compare("You can start without a card.", page)).toBe("opposite");
});

test("two other denials in one sentence cancel each other, which is not certain", () => {
  expect(compare("Everybody needs a card.", "There is nobody who doesn't need a card.")).toBe("unclear");
});

test("a limit denies nothing", () => {
  expect(compare("Groups have at most 12 students.", "There are no more than 12 students in a group.")).toBe(
    "same",
  );
});
