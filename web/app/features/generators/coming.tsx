/** A placeholder in the shape of a result while it loads. */
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

export default function Coming() {
  return (
    <div className="grid gap-8 border-t-2 border-ink pt-6">
      <Skeleton label="Generating" lines={["30%", "90%", "100%"]} />
      <div aria-hidden="true">
        <Skeleton lines={["25%", "100%", "95%", "60%"]} />
      </div>
    </div>
  );
}
