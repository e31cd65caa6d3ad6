/** Everything we hold on a person, as one JSON text that is written while it is read. */
import { site } from "@citeworthy/core/product/identity/site";
import { AppError } from "../../errors.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { PersonalData, PersonalDataTable } from "../../ports/accounts/personal-data.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";

type Needs = { personalData: PersonalData; limiter: Limiter; clock: Clock; audit: AuditLog };
type Request = { userId: string; requestId: string | null };

/** A whole account is read for each. */
const RATE = { max: 10, perSeconds: 60 * 60 };

/** The limit is checked before the first byte, so that a refusal is an answer and no broken file. */
export async function exportAccount(
  { personalData, limiter, clock, audit }: Needs,
  { userId, requestId }: Request,
): Promise<AsyncIterable<string>> {
  const verdict = await limiter.take(`export:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const at = clock.now();
  const entry = { actor: "user", actorId: userId, action: "export-account", outcome: "done" } as const;
  await audit.append({ ...entry, at, target: userId, details: {}, requestId });
  return writeJson({ product: site.name, exportedAt: at.toISOString() }, personalData.parts(userId));
}

async function* writeJson(head: Record<string, string>, parts: PersonalDataTable[]): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n}$/, "");
  for (const { name, rows } of parts) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let before = "\n    ";
    for await (const row of rows) {
      yield before + JSON.stringify(row);
      before = ",\n    ";
    }
    yield before === "\n    " ? "]" : "\n  ]";
  }
  yield "\n}\n";
}
