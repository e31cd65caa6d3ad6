/**
 * PGlite parses and plans a query each time, and asks for it in six steps. From the second time on, a query is a prepared
 * statement that is run in one step, which takes about a quarter of the time.
 */
import { type PGlite, parse, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";

import { errorCode } from "../../error-code.ts";

type Message = Parameters<typeof parse.parseResults>[0][number];
type Statement = { name: string; types: number[]; columns: Message[] };

/** Other commands are not planned, or change what plans rely on. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** The product has some hundred queries; lists of values of any length make others. */
const MOST = 300;
/** The code for a plan whose columns are others by now. */
const TABLE_CHANGED = "0A000";
const { serialize } = protocol;

function together(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export function preparedQueries(pglite: PGlite) {
  /** The latest used ones last; null for those that were met once. */
  const known = new Map<string, Statement | null>();
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    pglite.execProtocolStream(together(...parts, serialize.sync()), { syncToFs: false });

  async function forget(text: string): Promise<void> {
    const statement = known.get(text);
    known.delete(text);
    if (statement) await send(serialize.close({ type: "S", name: statement.name }));
  }

  async function prepare(text: string): Promise<Statement> {
    made += 1;
    const name = `query_${made}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const columns = described.filter((message) => message.name === "rowDescription");
    return { name, types: parse.parseDescribeStatementResults(described), columns };
  }

  /** Null for a query that is better run as it is. */
  async function statementFor(text: string): Promise<Statement | null> {
    if (!PLANNED.test(text)) return null;
    const isNew = !known.has(text);
    const statement = known.get(text) ?? (isNew ? null : await prepare(text));
    known.delete(text);
    known.set(text, statement);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) await forget(oldest);
    return statement;
  }

  async function run<Row>(
    text: string,
    params: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row> | null> {
    const statement = await statementFor(text);
    if (statement === null) return null;
    const values = params.map((value, at) => {
      const type = statement.types[at] ?? 0;
      if (value === null || value === undefined) return null;
      const serializer = options?.serializers?.[type] ?? pglite.serializers[type];
      return serializer ? serializer(value) : String(value);
    });
    const bound = serialize.bind({ statement: statement.name, values });
    const answered = await send(bound, serialize.execute({})).catch(async (error: unknown) => {
      if (errorCode(error) === TABLE_CHANGED) await forget(text);
      throw error;
    });
    const [results] = parse.parseResults([...statement.columns, ...answered], pglite.parsers, options);
    return results as Results<Row>;
  }

  /** For a caller who has the connection to itself. Null: not met before, or not planned. */
  return run;
}
