/**
 * Session tokens are stored as hashes, so a copy of the database opens no session. The library above works with the
 * tokens themselves: they are hashed on the way down, and put back into a row that was asked for by its token.
 * A session that is older than its absolute age isn't found any more, however active it was.
 */
import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = NonNullable<Parameters<Adapter["count"]>[0]["where"]>[number];
type Request = { model: string; where?: Where[] | undefined };
type Rules = { maxAgeMs: number; now: () => Date };

/** The prefix tells a stored hash from a token, which the migration of older rows needs. */
export const storedToken = (token: string): string =>
  `sha256:${createHash("sha256").update(token).digest("hex")}`;

const hashed = (value: Where["value"]): Where["value"] => {
  if (Array.isArray(value)) return value.map((one) => storedToken(String(one)));
  return typeof value === "string" ? storedToken(value) : value;
};
const isOnSessions = ({ model }: Request) => model === "session";

/** The same request with hashes instead of tokens. Other tables have none. */
const onHashes = <R extends Request>(request: R): R => {
  if (!isOnSessions(request) || !request.where) return request;
  const where = request.where.map((part) =>
    part.field === "token" ? { ...part, value: hashed(part.value) } : part,
  );
  return { ...request, where };
};

const askedToken = (request: Request): string | undefined => {
  const value = isOnSessions(request) && request.where?.find(({ field }) => field === "token")?.value;
  return typeof value === "string" ? value : undefined;
};
const withToken = <T>(row: T, token: string | undefined): T =>
  row && token !== undefined ? { ...row, token } : row;

const createdAtOf = (row: unknown): Date | null =>
  typeof row === "object" && row && "createdAt" in row && row.createdAt instanceof Date
    ? row.createdAt
    : null;

export function withHashedTokens(base: Adapter, { maxAgeMs, now }: Rules): Adapter {
  const isTooOld = (row: unknown) => {
    const createdAt = createdAtOf(row);
    return createdAt !== null && now().getTime() - createdAt.getTime() >= maxAgeMs;
  };
  return {
    ...base,
    async create<T extends Record<string, unknown>, R = T>(request: Parameters<typeof base.create<T, R>>[0]) {
      const token = isOnSessions(request) && "token" in request.data ? request.data.token : undefined;
      if (typeof token !== "string") return base.create<T, R>(request);
      const row = await base.create<T, R>({
        ...request,
        data: { ...request.data, token: storedToken(token) },
      });
      return withToken(row, token);
    },
    async findOne<T>(request: Parameters<Adapter["findOne"]>[0]): Promise<T | null> {
      const row = await base.findOne<T>(onHashes(request));
      return isOnSessions(request) && isTooOld(row) ? null : withToken(row, askedToken(request));
    },
    findMany: (request) => base.findMany(onHashes(request)),
    async update<T>(request: Parameters<Adapter["update"]>[0]): Promise<T | null> {
      return withToken(await base.update<T>(onHashes(request)), askedToken(request));
    },
    updateMany: (request) => base.updateMany(onHashes(request)),
    delete: (request) => base.delete(onHashes(request)),
    deleteMany: (request) => base.deleteMany(onHashes(request)),
  };
}
