import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { paymentReference, paymentStatus } from "./payment-status.ts";
import { type Bought, Receipt } from "./receipt.tsx";

const paid: Bought = {
  planType: "pro",
  status: "active",
  billingCycle: "yearly",
  periodEnd: "2027-11-15T09:00:00.000Z",
};

test.each([
  ["succeeded", "Payment Successful!", "/dashboard"],
  ["active", "Payment Successful!", "/dashboard"],
  ["failed", "Payment Failed", "/pricing"],
  ["processing", "Payment Processing", "/dashboard"],
  ["refunded", "Payment Status Unknown", "/dashboard"],
  ["constructor", "Payment Status Unknown", "/dashboard"],
  [null, "Payment Status Unknown", "/dashboard"],
])("status %j reads '%s'", (said, title, way) => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <PaymentOutcome status={paymentStatus(said)} reference={null} bought={null} />,
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);

  expect(html).toContain(title);
  expect(html).toContain(`href="${way}"`);
});

test.each([
  ["pay_5afc276e", "the operator of this site and name payment pay_5afc276e."],
  ["call +1 555 0100 now", "the operator of this site."],
])("payment_id %j is named to support only if it looks like one", (said, words) => {
  const outcome = { status: "failed", reference: paymentReference(said), bought: null } as const;
  const Stub = createRoutesStub([{ path: "/", Component: () => <PaymentOutcome {...outcome} /> }]);

  expect(renderToStaticMarkup(<Stub />)).toContain(words);
});

test("while the subscription is looked up it reads 'Processing your payment...'", () => {
  const never = new Promise<null>(() => {});
  const Stub = createRoutesStub([
    { path: "/", Component: () => <PaymentOutcome status="succeeded" reference={null} bought={never} /> },
  ]);
  const html = renderToString(<Stub />);

  expect(html).toContain("Processing your payment...");
  expect(html).not.toContain("Payment Successful!");
});

test("the receipt shows the subscription in our database, and says so while it is not confirmed", () => {
  const confirmed = renderToStaticMarkup(<Receipt plan={paid} />);
  expect(confirmed).toContain("Pro");
  expect(confirmed).toContain("November 15, 2027");

  const trial = renderToStaticMarkup(<Receipt plan={{ ...paid, planType: "free", status: "trial" }} />);
  expect(trial).toContain("The payment provider is confirming your plan");
  expect(trial).not.toContain("Pro");
});

test("a signed-in user is never asked to sign in, even if the plan could not be loaded", () => {
  expect(renderToStaticMarkup(<Receipt plan={undefined} />)).toContain("Sign in to see your plan");
  expect(renderToStaticMarkup(<Receipt plan={null} />)).toContain(
    "The payment provider is confirming your plan",
  );
});
