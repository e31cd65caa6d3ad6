/**
 * PGlite has one connection. A query sent to the outer handle while a transaction is open in the same async flow
 * waits for that transaction, which waits for the query: a deadlock without an error. This sends such queries into
 * the open transaction and turns a nested transaction into a savepoint. PostgreSQL would run them apart, so our own
 * code still passes `tx`; the router is for libraries that cannot.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite, Transaction } from "@electric-sql/pglite";

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

export function routeTransactions(pglite: PGlite): PGlite {
  const current = new AsyncLocalStorage<Open>();
  const openOne = () => {
    const open = current.getStore();
    return open && !open.tx.closed ? open : undefined;
  };
  const transaction = (work: Work) => {
    const open = openOne();
    if (open) return inSavepoint(open, work);
    return pglite.transaction((tx) => current.run({ tx, depth: 0 }, () => work(tx)));
  };
  const routed = new Set<PropertyKey>(["query", "exec", "sql"]);

  return new Proxy(pglite, {
    get(target, key) {
      if (key === "transaction") return transaction;
      const open = routed.has(key) ? openOne() : undefined;
      const owner: object = open?.tx ?? target;
      const value = Reflect.get(owner, key, owner);
      return typeof value === "function" ? value.bind(owner) : value;
    },
  });
}
