/** A QR code, drawn as one path. Always dark on light, because not every app reads it the other way round. */
import { encode } from "uqr";

/** Readers need four empty modules around the code. */
const BORDER = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-50 shrink-0 rounded-sm border border-line bg-white"
    >
      <path d={path} fill="#121826" />
    </svg>
  );
}
