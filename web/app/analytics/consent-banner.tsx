/** The question itself. Fetched only on a site whose operator wants to count visits, by those who have not answered yet. */
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";

export function ConsentBanner({ decide }: { decide: (answer: "yes" | "no") => void }) {
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-content gap-3 rounded-md border border-line bg-surface p-4 shadow-card md:grid-cols-[1fr_auto] md:items-center"
    >
      <p className="text-14">
        May we count your visit with Google&rsquo;s tools? Nothing is loaded before you say yes.{" "}
        <Link to="/privacy" className="link">
          Privacy Policy
        </Link>
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => decide("no")}>
          No, thank you
        </Button>
        <Button size="small" onClick={() => decide("yes")}>
          Yes, count it
        </Button>
      </div>
    </section>
  );
}
