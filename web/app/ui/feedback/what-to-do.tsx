/** What to do about a fault of ours, as far as its message doesn't say it already. */
import { SupportLink } from "../marks/support-link.tsx";

export function WhatToDo({ message }: { message: string }) {
  const asksForSupport = /contact support/i.test(message);
  return (
    <>
      {/try again/i.test(message) ? null : "Please try again. "}
      {asksForSupport ? null : (
        <>
          If the problem persists,{" "}
          <SupportLink text="contact support" otherwise="contact the operator of this site" />.
        </>
      )}
    </>
  );
}
