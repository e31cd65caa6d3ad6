/** A part of the dashboard that loads by itself, so that the page doesn't wait for it. */
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type PartProps<Resolve> = {
  of: Resolve;
  waiting: ReactNode;
  broken: ReactNode;
  children: (value: Awaited<Resolve>) => ReactNode;
};

/** `broken`: shown if the part did not load in time. A part that failed on the server shows its own message. */
export function Part<Resolve>({ of, waiting, broken, children }: PartProps<Resolve>) {
  return (
    <Suspense fallback={waiting}>
      <Await resolve={of} errorElement={broken}>
        {children}
      </Await>
    </Suspense>
  );
}
