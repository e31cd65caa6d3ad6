/** A short name for the browser or program behind a User-Agent header, as a session list shows it. */
type DeviceKind = "computer" | "phone" | "program";
export type Device = { name: string; kind: DeviceKind };

/** The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
/** Android and iOS come first because they also name Linux and Mac OS. */
const SYSTEMS: [RegExp, string, DeviceKind][] = [
  [/\bAndroid\b/, "Android", "phone"],
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "phone"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS", "computer"],
  [/\bLinux\b/, "Linux", "computer"],
];
/** Names of programs are free text from outside, so only a short, plain name is shown. */
const PROGRAM = /^([A-Za-z][A-Za-z0-9._-]{0,30})/;

export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? "";
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, system, kind] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  if (browser) return { name: system ? `${browser} on ${system}` : browser, kind: kind ?? "computer" };
  const program = PROGRAM.exec(text)?.[1];
  return { name: program && program !== "Mozilla" ? program : "Unknown device", kind: "program" };
}

/** 127.0.0.0/8 and ::1. Sessions keep only the first half of an IPv6 address, where ::1 is all zeros. */
const LOOPBACK = /^(::ffff:)?127\.|^[0:]+1?$/;

/** Enough of an address for its owner to recognize it, and too little to find a person by. */
export function maskedNetwork(address: string | null | undefined): string {
  if (!address) return "an unknown network";
  if (LOOPBACK.test(address)) return "this computer";
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (ipv4) return `${ipv4}.x`;
  return address.includes(":") ? `${address.split(":").slice(0, 3).join(":")}::x` : "an unknown network";
}
