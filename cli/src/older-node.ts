/**
 * Built-ins that Node 20 doesn't have and the code uses. The package runs on the Node that people have; the server brings its
 * own. `built-ins.proof.ts` fails for a newer built-in that isn't here.
 */
import workerThreads from "node:worker_threads";
import zlib from "node:zlib";

type Missing<T> = { -readonly [Name in keyof T]?: T[Name] | undefined };

type OldModules = {
  zlib: { createZstdDecompress?: typeof zlib.createZstdDecompress };
  workerThreads: { markAsUncloneable?: typeof workerThreads.markAsUncloneable };
};

/** Adds what is missing, and leaves what Node has. */
export function addMissingBuiltIns({
  map = Map as Missing<MapConstructor>,
  promise = Promise as Missing<PromiseConstructor>,
  url = URL as Missing<typeof URL>,
  modules = { zlib, workerThreads } as OldModules,
} = {}): void {
  map.groupBy ??= groupBy;
  promise.withResolvers ??= withResolvers;
  url.parse ??= parse;
  // The HTTP client looks for both when it loads. We never ask a site for zstd, and send nothing of the client to a thread.
  modules.zlib.createZstdDecompress ??= () => {
    throw new Error("This Node can't read zstd.");
  };
  modules.workerThreads.markAsUncloneable ??= () => {};
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>["resolve"] = () => {};
  let reject: PromiseWithResolvers<T>["reject"] = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

const parse = (text: string | URL, base?: string | URL): URL | null =>
  URL.canParse(String(text), base === undefined ? undefined : String(base)) ? new URL(text, base) : null;
