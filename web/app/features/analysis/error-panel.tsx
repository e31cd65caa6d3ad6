/** What went wrong and what to do: try again or contact support. */
import { site } from "@citeworthy/core/product/site";
import { Card } from "../../ui/card.tsx";

export function ErrorPanel({ message, children }: { message: string; children?: React.ReactNode }) {
  return (
    <Card role="alert" className="max-w-160">
      <div className="grid gap-3">
        <h2 className="text-22">Analysis Error</h2>
        <p>{message}</p>
        <p className="text-quiet">
          Please try again. If the problem persists,{" "}
          <a href={`mailto:${site.supportEmail}`} className="text-accent underline underline-offset-2">
            contact support
          </a>
          .
        </p>
        {children}
      </div>
    </Card>
  );
}
