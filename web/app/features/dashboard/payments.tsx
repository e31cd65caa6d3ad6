/** The payment history, newest first. */
import { money } from "@citeworthy/core/product/plans/money";
import { ExternalLink } from "lucide-react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";

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

function Status({ status }: Payment) {
  const { word, dot } = STATUS[status];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
      {word}
    </span>
  );
}

function Invoice({ invoiceUrl }: Payment) {
  if (!isLink(invoiceUrl)) return null;
  return (
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
  );
}

const COLUMNS: TableColumn<Payment>[] = [
  { name: "Date", className: "whitespace-nowrap", cell: ({ createdAt }) => <DateText iso={createdAt} /> },
  { name: "Status", cell: Status },
  { name: "Invoice", cell: Invoice },
  {
    name: "Amount",
    isNumber: true,
    className: "font-medium whitespace-nowrap",
    cell: ({ amount, currency }) => (amount === null ? "–" : money(amount, currency ?? "USD")),
  },
];

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
      <h3 className="mb-1 font-sans text-14 font-semibold">Payments</h3>
      <DataTable
        label="Payments"
        columns={COLUMNS}
        rows={payments}
        keyOf={({ id }) => id}
        phone="fit"
        isHeadHidden
        isSmall
      />
    </div>
  );
}
