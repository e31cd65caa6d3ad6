/** People who call the product: each with their own address, as a proxy would pass it on. */
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { userStore } from "../../../server/src/adapters/db/stores/accounts/users.ts";

export type Caller = { cookie: string; address: string };
export type CallResult = { status: number; ms: number; body: Record<string, unknown> };

const PASSWORD = "correct horse battery";

export async function call(
  base: string,
  { cookie, address }: Caller,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<CallResult & { cookie: string }> {
  const started = performance.now();
  const answer = await fetch(new URL(path, base), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: base,
      "x-forwarded-for": address,
      ...(cookie && { cookie }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const given = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { status: answer.status, ms: performance.now() - started, body: given, cookie: cookies.join("; ") };
}

/** Without a limit of uses, so that only fairness limits them. */
export async function newSubscriber(base: string, databaseUrl: string, name: string, address: string) {
  const email = `${name}@example.com`;
  const { status, cookie, body } = await call(base, { cookie: "", address }, "/api/auth/sign-up/email", {
    email,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`sign-up failed: ${status} ${JSON.stringify(body)}`);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null });
  const users = userStore(db);
  const person = await users.find(email);
  if (person) await users.setPlan(person.id, "enterprise", new Date());
  await close();
  return { cookie, address };
}
