/** Makes something once per language: it takes longer than reading a short page. */
import type { LanguagePack } from "./language-pack.ts";

export function perPack<Value>(make: (pack: LanguagePack) => Value): (pack: LanguagePack) => Value {
  const known = new WeakMap<LanguagePack, { value: Value }>();
  return (pack) => {
    const found = known.get(pack) ?? { value: make(pack) };
    known.set(pack, found);
    return found.value;
  };
}
