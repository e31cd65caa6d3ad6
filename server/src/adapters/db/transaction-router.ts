/**
 * PGlite has one connection. A query sent to the outer handle while a transaction is open in the same async flow
 * waits for that transaction, which waits for the query: a deadlock without an error. This sends such queries into
 * the open transaction and turns a nested transaction into a savepoint. PostgreSQL would run them apart, so our own
 * code still passes `tx`; the router is for libraries that cannot.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite, QueryOptions, Transaction } from "@electric-sql/pglite";
import { preparedQueries } from "./prepared-queries.ts";

type Open = { tx: Transaction; depth: number };
type Work = (tx: Transaction) => Promise<unknown>;

async function inSavepoint(open: Open, work: Work): Promise<unknown> {
  const name = `nested_${++open.depth}`;
  await open.tx.exec(`savepoint ${name}`);
  try {
    const result = await work(open.tx);
    await open.tx.exec(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await open.tx.exec(`rollback to savepoint ${name}`);
    throw error;
  }
}

/** Its queries are prepared, as those outside of it are. */
function withQueries(tx: Transaction, query: Transaction["query"]): Transaction {
  return Object.defineProperties({} as Transaction, {
    ...Object.getOwnPropertyDescriptors(tx),
    query: { value: query },
  });
}

export function routeTransactions(pglite: PGlite): PGlite {
  const current = new AsyncLocalStorage<Open>();
  const openOne = () => {
    const open = current.getStore();
    return open && !open.tx.closed ? open : undefined;
  };
  const runPrepared = preparedQueries(pglite);

  const queryIn =
    (tx: Transaction): Transaction["query"] =>
    async <Row>(text: string, params: unknown[] = [], options?: QueryOptions) => {
      if (tx.closed) return tx.query<Row>(text, params, options);
      const results = await pglite.runExclusive(() => runPrepared<Row>(text, params, options));
      return results ?? tx.query<Row>(text, params, options);
    };

  async function query<Row>(text: string, params: unknown[] = [], options?: QueryOptions) {
    const open = openOne();
    if (open) return open.tx.query<Row>(text, params, options);
    const results = await pglite._runExclusiveTransaction(async () => {
      const found = await pglite.runExclusive(() => runPrepared<Row>(text, params, options));
      if (found !== null) await pglite.syncToFs();
      return found;
    });
    return results ?? pglite.query<Row>(text, params, options);
  }

  async function transaction(work: Work): Promise<unknown> {
    const open = openOne();
    if (open) return inSavepoint(open, work);
    const result = await pglite.transaction((tx) => {
      const ours = withQueries(tx, queryIn(tx));
      return current.run({ tx: ours, depth: 0 }, () => work(ours));
    });
    // PGlite syncs after queries outside of transactions only: a power cut would lose what was committed.
    await pglite.syncToFs();
    return result;
  }

  const replaced = { transaction, query };
  const routed = new Set<PropertyKey>(["exec", "sql"]);

  return new Proxy(pglite, {
    get(target, key) {
      if (key === "transaction" || key === "query") return replaced[key];
      const open = routed.has(key) ? openOne() : undefined;
      const owner: object = open?.tx ?? target;
      const value = Reflect.get(owner, key, owner);
      return typeof value === "function" ? value.bind(owner) : value;
    },
  });
}
