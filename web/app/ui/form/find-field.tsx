/** The search field of a form with filters, with its button. */
import { Search } from "lucide-react";
import { INPUT_CLASS } from "../marks/input-class.ts";
import { Button } from "./button.tsx";

/** `text`: what the address searches for; a new one replaces what was typed. */
export function FindField({ label, text }: { label: string; text: string }) {
  return (
    <div className="col-span-2 flex min-w-0 grow gap-2 md:max-w-100">
      <input
        key={text}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={label}
        aria-label={label}
        maxLength={200}
        className={INPUT_CLASS}
      />
      <Button type="submit" aria-label="Find" className="px-3.5">
        <Search aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}
