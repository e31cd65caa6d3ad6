/**
 * Session tokens are stored as hashes, so a copy of the database opens no session. The library above works with the
 * tokens themselves: they are hashed on the way down, and put back into a row that was asked for by its token.
 * A session that is older than its absolute age isn't found any more, however active it was.
 */
import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = { field: string; value: unknown };
type Row = { token?: unknown; createdAt?: unknown };
type Rules = { maxAgeMs: number; now: () => Date };

/** The prefix tells a stored hash from a token, which the migration of older rows needs. */
export const storedToken = (token: string): string =>
  `sha256:${createHash("sha256").update(token).digest("hex")}`;

const hashed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hashed);
  return typeof value === "string" ? storedToken(value) : value;
};
const below = <W extends Where>(where: W[]): W[] =>
  where.map((part) => (part.field === "token" ? { ...part, value: hashed(part.value) } : part));

const askedToken = (where: Where[]): string | undefined => {
  const value = where.find(({ field }) => field === "token")?.value;
  return typeof value === "string" ? value : undefined;
};
const withToken = <T>(row: T, token: string | undefined): T =>
  row && token !== undefined ? { ...row, token } : row;

export function withHashedTokens(base: Adapter, { maxAgeMs, now }: Rules): Adapter {
  const isTooOld = ({ createdAt }: Row) =>
    createdAt instanceof Date && now().getTime() - createdAt.getTime() >= maxAgeMs;

  type Request = { model: string; where: Where[] };
  /** Runs one method of the adapter on hashes. Other tables pass through. */
  const onHashes =
    <R extends Request, Result>(method: (request: R) => Promise<Result>) =>
    async (request: R): Promise<Result> => {
      if (request.model !== "session" || !request.where) return method(request);
      const result = await method({ ...request, where: below(request.where) });
      return Array.isArray(result) || typeof result !== "object"
        ? result
        : withToken(result, askedToken(request.where));
    };

  const findOne = onHashes(base.findOne as never) as (request: Request) => Promise<Row | null>;
  return {
    ...base,
    create: (async (request: { model: string; data: Row }) => {
      const { model, data } = request;
      if (model !== "session") return base.create(request as never);
      const row = await base.create({ ...request, data: { ...data, token: hashed(data.token) } } as never);
      return withToken(row, String(data.token));
    }) as Adapter["create"],
    findOne: (async (request: Request) => {
      const row = await findOne(request);
      return request.model === "session" && row && isTooOld(row) ? null : row;
    }) as Adapter["findOne"],
    findMany: onHashes(base.findMany as never) as Adapter["findMany"],
    update: onHashes(base.update as never) as Adapter["update"],
    updateMany: onHashes(base.updateMany as never) as Adapter["updateMany"],
    delete: onHashes(base.delete as never) as Adapter["delete"],
    deleteMany: onHashes(base.deleteMany as never) as Adapter["deleteMany"],
  };
}
