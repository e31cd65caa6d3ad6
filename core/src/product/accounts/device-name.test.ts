import { expect, test } from "vitest";
import { deviceOf, maskedNetwork } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0",
    "Firefox on macOS",
    "computer",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    "Edge on Windows",
    "computer",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 9) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    "phone",
  ],
  ["curl/8.5.0", "curl", "program"],
  ["<script>alert(1)</script>", "Unknown device", "program"],
  ["", "Unknown device", "program"],
  [null, "Unknown device", "program"],
])("%s is shown as %s", (userAgent, name, kind) => {
  expect(deviceOf(userAgent)).toEqual({ name, kind });
});

test("only the network part of an address is shown", () => {
  expect(maskedNetwork("203.0.113.77")).toBe("203.0.113.x");
  expect(maskedNetwork("2001:db8:1:2::")).toBe("2001:db8:1::x");
  expect(maskedNetwork("unknown")).toBe("an unknown network");
  expect(maskedNetwork(null)).toBe("an unknown network");
});

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "0000:0000:0000:0000:0000:0000:0000:0000"])(
  "%s is this computer",
  (address) => expect(maskedNetwork(address)).toBe("this computer"),
);
