/** What went wrong and what to do: try again or contact support. */

import { SupportLink } from "../../ui/marks/support-link.tsx";
import { Card } from "../../ui/parts/card.tsx";

export function ErrorPanel({ message, children }: { message: string; children?: React.ReactNode }) {
  return (
    <Card role="alert" className="max-w-160">
      <div className="grid gap-3">
        <h2 className="text-22">Analysis Error</h2>
        <p>{message}</p>
        <p className="text-quiet">
          Please try again. If the problem persists,{" "}
          <SupportLink text="contact support" otherwise="contact the operator of this site" />.
        </p>
        {children}
      </div>
    </Card>
  );
}
