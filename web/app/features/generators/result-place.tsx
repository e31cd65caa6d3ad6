/** The place of the result: empty, loading or filled. */
import { type ReactNode, Suspense } from "react";
import { part } from "../../delivery/part.tsx";
import type { Generator } from "./use-generator.ts";

/** Only a placeholder, so nothing replaces it. */
const Coming = part(() => import("./coming.tsx"), "Nothing");

type ResultPlaceProps<T> = {
  generator: Generator<T>;
  /** Shown until there is a result. */
  empty: string;
  children: (value: T, asked: Record<string, string>) => ReactNode;
};

export function ResultPlace<T>({ generator: { busy, made }, empty, children }: ResultPlaceProps<T>) {
  const place = (
    <p className="rounded-md border border-dashed border-edge px-6 py-10 text-center text-quiet">{empty}</p>
  );
  if (busy)
    return (
      <Suspense fallback={place}>
        <Coming />
      </Suspense>
    );
  if (made === null) return place;
  return (
    <div key={made.id}>
      <Suspense fallback={place}>{children(made.value, made.asked)}</Suspense>
    </div>
  );
}
