/** Where a result will stand, while it is made, and once it is there. */
import { type ReactNode, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { GeneratorDesk } from "./use-generator.ts";

type ResultPlaceProps<T> = {
  desk: GeneratorDesk<T>;
  /** What will stand here. */
  empty: string;
  children: (value: T) => ReactNode;
};

export function ResultPlace<T>({ desk: { busy, made }, empty, children }: ResultPlaceProps<T>) {
  if (busy) return <Coming />;
  if (made === null)
    return (
      <p className="rounded-md border border-dashed border-edge px-6 py-10 text-center text-quiet">{empty}</p>
    );
  return (
    <div key={made.id}>
      <Suspense fallback={<Coming />}>{children(made.value)}</Suspense>
    </div>
  );
}

const Coming = () => (
  <div className="grid gap-8 border-t-2 border-ink pt-6">
    <Skeleton label="Generating" lines={["30%", "90%", "100%"]} />
    <div aria-hidden="true">
      <Skeleton lines={["25%", "100%", "95%", "60%"]} />
    </div>
  </div>
);
