/** What Node 20 has beyond ES2023, and what `cli/src/older-node.ts` adds. Anything newer that the command uses fails `built-ins.proof.ts`. */
interface String {
  isWellFormed(): boolean;
  toWellFormed(): string;
}

interface MapConstructor {
  groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]>;
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: unknown) => void;
}
interface PromiseConstructor {
  withResolvers<T>(): PromiseWithResolvers<T>;
}
