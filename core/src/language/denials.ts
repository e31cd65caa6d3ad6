/** Words that deny what stands beside them, in English, German, French, Spanish and Italian. "n't" is found by its ending. */
export const DENIALS: ReadonlySet<string> = new Set(
  `no not never none nor neither nobody nothing nowhere without cannot hardly barely
  nicht kein keine keinen keinem keiner keines nie niemals ohne nichts niemand nirgends kaum
  pas jamais aucun aucune sans ni rien
  nunca jamás sin ningún ninguna ninguno nada nadie
  non mai senza nessun nessuna nessuno niente nulla`.split(/\s+/),
);

/** After "non", "no" or "ne" they repeat the denial instead of taking it back: "non va mai messo". */
export const REPEATED_DENIALS: ReadonlySet<string> = new Set(
  "mai nessun nessuna nessuno niente nulla nunca jamás nada nadie ningún ninguna pas jamais aucun aucune rien".split(
    " ",
  ),
);

/** "no more than 12", "nunca más de 12": a limit, which denies nothing. */
export const AFTER_LIMITING_DENIAL: ReadonlySet<string> = new Set(
  "more less fewer later longer mehr weniger länger plus moins más menos più meno".split(" "),
);

/** "Canceling early is not possible" denies the whole clause, not the word after "not". */
export const DENIED_AS_A_WHOLE: ReadonlySet<string> = new Set(
  `possible necessary needed required allowed permitted mandatory true
  nötig notwendig möglich erlaubt erforderlich
  nécessaire obligatoire permis
  necesario posible obligatorio permitido hace falta
  necessario possibile obbligatorio permesso`.split(/\s+/),
);

/** After another denial they take it back: "not without". */
export const LACKS: ReadonlySet<string> = new Set("without ohne sans sin senza".split(" "));

/** "instead of brewing longer" denies "brewing longer" too. */
export const DENYING_PHRASES: ReadonlySet<string> = new Set(
  "instead of|rather than|anstatt|statt|au lieu|en lugar|en vez|invece di".split("|"),
);
