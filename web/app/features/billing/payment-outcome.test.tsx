import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PaymentOutcome, paymentStatus } from "./payment-outcome.tsx";

test.each([
  ["succeeded", "Payment Successful!", "/dashboard"],
  ["failed", "Payment Failed", "/pricing"],
  ["processing", "Payment Processing", "/dashboard"],
  ["refunded", "Payment Status Unknown", "/dashboard"],
  [null, "Payment Status Unknown", "/dashboard"],
])("status %j reads '%s'", (said, title, way) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PaymentOutcome status={paymentStatus(said)} />
    </MemoryRouter>,
  );

  expect(html).toContain(title);
  expect(html).toContain(`href="${way}"`);
});
