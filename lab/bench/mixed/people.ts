/** Accounts of the callers. Each has its own address, as a proxy would pass it on. */
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { userStore } from "../../../server/src/adapters/db/stores/accounts/users.ts";
import type { Person, Sender } from "./sender.ts";

const PASSWORD = "correct horse battery";
const ALREADY_THERE = 422;
let people = 0;

function nextVisitor(name: string): Person {
  const number = people++;
  const address = `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  return { email: `${name}${number}@example.com`, address, cookie: "" };
}

export async function signUp(send: Sender, name: string): Promise<Person | null> {
  const visitor = nextVisitor(name);
  const answer = await send(visitor, {
    kind: "sign-up",
    path: "/api/auth/sign-up/email",
    body: { email: visitor.email, password: PASSWORD },
    fineWhenRepeated: ALREADY_THERE,
  });
  return answer && { ...visitor, cookie: answer.cookie };
}

export const signIn = (send: Sender, { email, address }: Person) =>
  send(
    { email, address, cookie: "" },
    { kind: "sign-in", path: "/api/auth/sign-in/email", body: { email, password: PASSWORD } },
  );

/** Without a limit of uses: a plan's limit would end the load after a few minutes. */
export async function newSubscribers(send: Sender, databaseUrl: string, names: string[]): Promise<Person[]> {
  const found: Person[] = [];
  for (const name of names) {
    const person = await signUp(send, name);
    if (person === null) throw new Error(`${name} could not sign up.`);
    found.push(person);
  }
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null });
  const users = userStore(db);
  for (const { email } of found) {
    const known = await users.find(email);
    if (known) await users.setPlan(known.id, "enterprise", new Date());
  }
  await close();
  return found;
}
