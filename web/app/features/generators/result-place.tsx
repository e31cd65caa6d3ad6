/** Where a result will stand, while it is made, and once it is there. */
import { lazy, type ReactNode, Suspense } from "react";
import type { GeneratorDesk } from "./use-generator.ts";

const Coming = lazy(() => import("./coming.tsx"));

type ResultPlaceProps<T> = {
  desk: GeneratorDesk<T>;
  /** What will stand here. */
  empty: string;
  children: (value: T) => ReactNode;
};

export function ResultPlace<T>({ desk: { busy, made }, empty, children }: ResultPlaceProps<T>) {
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
      <Suspense fallback={place}>{children(made.value)}</Suspense>
    </div>
  );
}
