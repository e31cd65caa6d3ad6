/** Sends a letter that is due. A crash between sending and noting it sends it twice, never not at all. */
import type { Clock } from "../../ports/clock.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Storage } from "../../ports/storage.ts";
import { writeLetter } from "./letters.ts";

type Needs = { mail: Mail; storage: Storage; clock: Clock; baseUrl: string };

export async function sendLetter({ mail, storage, clock, baseUrl }: Needs, key: string): Promise<void> {
  const letter = await storage.letters.due(key);
  if (letter === null) return;
  await mail.send(writeLetter(letter, baseUrl));
  await storage.letters.sent(key, clock.now());
}
