/** The payment history, newest first. */
import { money } from "@citeworthy/core/product/plans/money";
import { ExternalLink } from "lucide-react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";

export type Payment = {
  id: string;
  status: "processing" | "cancelled" | "failed" | "succeeded" | "partially_refunded" | "refunded";
  amount: number | null;
  currency: string | null;
  invoiceUrl: string | null;
  createdAt: string;
};

const STATUS: Record<Payment["status"], { word: string; dot: string }> = {
  succeeded: { word: "Paid", dot: "bg-good" },
  processing: { word: "Processing", dot: "bg-fair-shape" },
  failed: { word: "Declined", dot: "bg-poor" },
  cancelled: { word: "Cancelled", dot: "bg-edge" },
  refunded: { word: "Refunded", dot: "bg-edge" },
  partially_refunded: { word: "Partially refunded", dot: "bg-edge" },
};

/** The URL comes from the provider, so only https URLs become links. */
const isLink = (url: string | null): url is string => url?.startsWith("https://") ?? false;

function Row({ status, amount, currency, invoiceUrl, createdAt }: Payment) {
  const { word, dot } = STATUS[status];
  return (
    <tr className="border-t border-line">
      <td className="py-3 pr-4 whitespace-nowrap">
        <DateText iso={createdAt} />
      </td>
      <td className="py-3 pr-4">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
          {word}
        </span>
      </td>
      <td className="py-3 pr-4 max-sm:pr-2">
        {isLink(invoiceUrl) && (
          <a
            href={invoiceUrl}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center gap-1"
          >
            Invoice
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </td>
      <td className="py-3 text-right font-medium whitespace-nowrap">
        {amount === null ? "–" : money(amount, currency ?? "USD")}
      </td>
    </tr>
  );
}

/** `null`: the payments could not be loaded. */
export function Payments({ payments }: { payments: Payment[] | null }) {
  if (payments === null)
    return <Notice kind="error">We could not load your payments. Please reload the page.</Notice>;
  if (payments.length === 0)
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4">
        <h3 className="font-sans text-14 font-semibold">Payments</h3>
        <p className="text-14 text-quiet">No payments yet. Receipts will appear here.</p>
      </div>
    );
  return (
    <div className="overflow-x-auto border-t border-line pt-4">
      <h3 id="payments" className="mb-1 font-sans text-14 font-semibold">
        Payments
      </h3>
      <table aria-labelledby="payments" className="tabular w-full text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col">Invoice</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row key={payment.id} {...payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
