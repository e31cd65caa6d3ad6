/** Who takes part: people with accounts and what they need before the load begins. */
import { addWebhook, type Stage } from "./activities.ts";
import { newSubscribers } from "./people.ts";
import type { Person } from "./sender.ts";

export type Cast = {
  /** Who asks for the single analysis with this number. */
  analyst(number: number): Person;
  /** The analyst whose finished analyses are reported to the receiver. */
  subscriber: Person;
  /** Who starts the bulk list with this number. */
  bulk(number: number): Person;
  monitor: Person;
  importer: Person;
};

const ANALYSTS = 6;
/** A person may start 60 lists an hour, and one that a kill cut off is started again: two people take turns. */
const BULK = 2;

export async function gatherCast(stage: Stage, databaseUrl: string): Promise<Cast> {
  const names = [...Array(ANALYSTS).fill("analyst"), ...Array(BULK).fill("bulk"), "monitor", "importer"];
  const people = await newSubscribers(stage.send, databaseUrl, names);
  const at = (place: number): Person => {
    const person = people[place];
    if (!person) throw new Error(`There is no person ${place}.`);
    return person;
  };
  await addWebhook(stage, at(0));
  return {
    analyst: (number) => at(number % ANALYSTS),
    subscriber: at(0),
    bulk: (number) => at(ANALYSTS + (number % BULK)),
    monitor: at(ANALYSTS + BULK),
    importer: at(ANALYSTS + BULK + 1),
  };
}
