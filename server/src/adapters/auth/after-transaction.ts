/**
 * The library awaits emails inside the transaction of a sign-up. What uses another connection there waits for one while it
 * holds one: ten sign-ups at once would block all connections. So it is done once the transaction has ended.
 */
import { AsyncLocalStorage } from "node:async_hooks";

type Task = () => Promise<void>;
type Open = { tasks: Task[]; hasEnded: boolean };
const current = new AsyncLocalStorage<Open>();

/** What was put off is lost with a transaction that fails. */
export async function withTasksAfter<Result>(transaction: () => Promise<Result>): Promise<Result> {
  const open: Open = { tasks: [], hasEnded: false };
  const result = await current.run(open, transaction);
  open.hasEnded = true;
  for (const task of open.tasks) await task();
  return result;
}

/** At once where no transaction is open. What was put off can't fail what has ended, so it needs somebody to tell. */
export async function afterTransaction(task: Task, onFailure: (error: unknown) => void): Promise<void> {
  const open = current.getStore();
  if (open && !open.hasEnded) open.tasks.push(() => task().catch(onFailure));
  else await task();
}
