import { stemmer } from "@orama/stemmers/italian";
import { elisionRemover, withElidedForms } from "../elision.ts";
import type { LanguagePack } from "../language-pack.ts";

const withoutElision = elisionRemover("it");
const elided = (phrases: string) => withElidedForms(phrases, ["l'", "dell'", "un'"]);

/**
 * The tokenizer keeps "l'acqua" as one word, so cues list elided forms beside the full ones. Italian leaves out subject
 * pronouns, so the cues for "I", "we" and "you" also list common verb forms.
 */
export const italian: LanguagePack = {
  code: "it",
  name: "Italian",
  stem: (word) => stemmer(withoutElision(word)),
  stopWords:
    "a ad agli ai al alcune alcuni all alla alle allo altra altre altri altro anche ancora avere aveva bene c c'è che chi ci cioè come con contro così cosa cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello dentro deve devono di dopo dove due e è ed era erano essere fa fare fra già gli ha hai hanno ho i il in io l la le lei li lo loro lui ma mai me meno mentre mi mia mie miei mio molta molte molti molto ne né negli nei nel nell nella nelle nello niente no noi non nostra nostre nostri nostro o ogni oppure per perché però più poco poi possono prima può puoi qual quale quali quando quanto quella quelle quelli quello questa queste questi questo qui quindi se sei sempre senza si sia siamo siano sono sopra sotto sta stato stata stati su sua sue sugli sui sul sull sulla sulle sullo suo suoi tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno vi voi vostra vostro",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  classes: {
    article: "il lo la i gli le l un uno una",
    preposition:
      "di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull d ad senza contro dopo prima durante entro verso presso oltre sotto sopra dentro fuori lungo tramite mediante secondo circa fino vicino dietro davanti attraverso eccetto salvo nonostante invece",
    subjectPronoun: "io tu lui lei noi voi loro egli ella esso essa essi esse chi",
    objectPronoun: "mi ti si ci vi lo li ne me te sé gli le glielo se stesso stessa stessi",
    possessive:
      "mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre loro proprio propria propri proprie cui",
    demonstrative:
      "questo questa questi queste quello quella quelli quelle quel quegli quei quest quell ciò tale tali stesso stessa",
    quantifier:
      "tutto tutta tutti tutte alcuni alcune qualche molto molta molti molte più meno poco poca pochi poche diversi diverse parecchi ogni ciascuno ciascuna entrambi entrambe nessun nessuno nessuna due tre quattro altro altra altri altre abbastanza troppo metà maggior maggioranza vari varie tanto tanti tante",
    auxiliary:
      "è sono era erano essere stato stata stati state essendo sei siamo siete sarà saranno sarebbe sarebbero sia siano fu furono ha hanno aveva avevano avere avuto ho hai abbiamo avete avrà abbia abbiano c'è c'era com'è cos'è dov'è viene vengono venne sta stanno fa fanno fare",
    modal:
      "può possono poteva potrebbe potrebbero puoi possiamo potete potrà possa possano posso deve devono dovrebbe dovrebbero devi dobbiamo dovete dovrà vuole vogliono vuoi volete vorrebbe va vanno bisogna occorre conviene serve",
    conjunction: "e ed o oppure ma né però bensì anzi",
    subordinator:
      "che perché se quando mentre sebbene benché anche come dove affinché finché poiché siccome purché qualora dato cui quale quali appena prima dopo così quanto",
    negation: "non mai né no neanche nemmeno neppure niente nulla nessuno nessuna nessun",
    interrogative:
      "cosa che quale quali qual chi quando dove perché come quanto quanta quanti quante cos'è com'è dov'è qual'è",
    adverb:
      "molto troppo anche solo soltanto perfino ancora già spesso sempre di solito talvolta ora adesso poi qui qua lì là quasi piuttosto davvero bene tuttavia quindi invece forse presto tardi così inoltre circa subito dopo prima infatti appena generalmente normalmente ormai mai oggi meglio peggio più meno soprattutto",
  },
  cues: {
    announcement:
      "in questo blog|in questa sezione|in questo video|in questa recensione|in questo capitolo|in questo paragrafo|quest'articolo|questo articolo|questo post|questa guida|questo tutorial|la nostra guida|vedremo|vediamo|scopriremo|scopriamo|ti spieghiamo|vi spieghiamo|ti mostriamo|ti raccontiamo|ti presentiamo|parleremo|ne parliamo|andiamo a|iniziamo|partiamo|continua a leggere|continuate a leggere|prosegui la lettura|di seguito|più avanti|in basso|ecco|eccoli|senza ulteriori indugi|come accennato|come detto|come abbiamo visto|come già detto|seguente|seguenti|successivo|sommario|indice|vai a|nella prossima sezione|nel prossimo paragrafo|scorri|abbiamo raccolto|abbiamo selezionato|abbiamo messo insieme|dai un'occhiata|diamo un'occhiata|imparerai|scoprirai|troverai|troverete|scopri|impara a|questa pagina|qui sotto|qui sopra|vedi sotto|vedi sopra",
    callToAction:
      "iscriviti|iscrivetevi|registrati|registratevi|accedi|abbonati|abbonatevi|clicca|cliccate|scopri di più|per saperne di più|maggiori informazioni|leggi di più|leggi tutto|vedi tutto|vedi tutti|mostra altro|acquista|compra|ordina|inizia|provalo|contattaci|contattateci|contatta|contattare|chiamaci|chiama|telefona|prenota|fissa un appuntamento|richiedi|scrivici|scarica|unisciti|seguici|seguiteci|dai un'occhiata|visita|visitate|inserisci la tua|inserisci il tuo|aggiungi al carrello|facci sapere|fateci sapere|non esitare|non esitate|lascia un commento|lasciate un commento|non perdere|non perdetevi|non dimenticare|tocca|premi|invia|candidati|ottieni|approfitta|approfittane|per favore|si prega|ti preghiamo|scopri i nostri|scopri le nostre|scopri la nostra|newsletter|la tua email|il tuo indirizzo|indirizzo email|vieni a trovarci|passa a trovarci|condividi questo|prova ora|prova gratis|prova gratuita|continua a leggere|trova il tuo",
    disclosure:
      "affiliazione|affiliato|affiliati|commissione|commissioni|sponsorizzato|sponsorizzata|sponsorizzati|potremmo ricevere|potremmo guadagnare|possiamo ricevere|senza costi aggiuntivi|senza alcun costo|nessun costo aggiuntivo|collaborazione retribuita|pubblicità|annuncio|inserzionista|inserzionisti|indipendenza editoriale|scopo informativo|puramente informativo|a titolo informativo|a titolo indicativo|non costituisce|non costituiscono|non sostituisce|non sostituiscono|non intende sostituire|termini e condizioni|condizioni d'uso|condizioni generali|tutti i diritti riservati|cookie|cookies|privacy|note legali|copyright|disclaimer|esclusione di responsabilità|soggetto a modifiche|soggetti a modifiche|marchio registrato|parere medico|consulenza medica|consulenza finanziaria|consulenza legale",
    credit:
      "foto|fotografia|crediti|credit|credits|getty|shutterstock|unsplash|istock|ansa|per gentile concessione|screenshot|schermata|scritto da|redatto da|pubblicato da|a cura di|revisionato da|rivisto da|verificato da|min di lettura|minuti di lettura|tempo di|archiviato in|pubblicato in|ultimo aggiornamento|pubblicato originariamente|illustrazione|fonte|condividi|twitta|commenti|immagine di",
    promotion:
      "di livello mondiale|di prim'ordine|all'avanguardia|avanguardia|rivoluzionario|rivoluzionaria|rivoluzionari|ultima generazione|leader|senza pari|ineguagliabile|ineguagliabili|impareggiabile|imbattibile|imbattibili|incredibile|incredibili|straordinario|straordinaria|straordinari|straordinarie|stupefacente|meraviglioso|meravigliosa|chiavi in mano|a 360 gradi|imperdibile|imperdibili|irrinunciabile|tempo limitato|senza rischi|garantito|garantita|garantiti|senza pensieri|senza stress|senza problemi|perfetto|perfetta|perfetti|perfette|definitivo|definitiva|mozzafiato|splendido|splendida|splendidi|stupendo|stupenda|eccezionale|eccezionali|eccellente|eccellenti|eccellenza|affidabile|affidabili|premium|alta gamma|esclusivo|esclusiva|esclusivi|esclusive|senza sforzo|senza fatica|innovativo|innovativa|innovativi|innovative|bello|bella|bellissimo|bellissima|appassionato|appassionati|passione|dedizione|dedicato|su misura|trasforma|trasformare|eleva|potenzia|sblocca|scopri|vivi|goditi|godetevi|godere|non cercare oltre|meriti|vi meritate|tranquillità|serenità|superiore|superiori|unico|unica|unici|uniche|adorerai|amerai|ama|fantastico|fantastica|fantastici|delizioso|deliziosa|squisito|lusso|lussuoso|lussuosa|soddisfazione|fatto a mano|artigianale|premiato|pluripremiato|indimenticabile|indimenticabili|orgogliosi|orgoglioso|orgoglio|entusiasti|entusiasta|ideale|ideali|professionalità|brillante|brillanti|splendente|di fiducia|di qualità|alta qualità|altissima qualità|massima qualità|il migliore|la migliore|i migliori|le migliori|il miglior|la miglior|nostri migliori|nostre migliori",
    hedge:
      "forse|magari|eventualmente|possibilmente|probabilmente|presumibilmente|verosimilmente|sembra|sembrano|sembrerebbe|apparentemente|a quanto pare|alquanto|una sorta di|una specie di|in alcuni casi|in certi casi|è possibile|tende a|tendono a|più o meno|in una certa misura|in qualche modo|potrebbe|potrebbero|tutto dipende|può darsi|può essere",
    filler:
      "nel mondo di oggi|nel mondo odierno|al giorno d'oggi|oggigiorno|ai giorni nostri|nell'era|è importante|è bene|vale la pena|va detto|c'è da dire|inutile dire|non c'è bisogno di dire|in fin dei conti|alla fine della giornata|alla fine dei conti|quando si tratta di|quando si parla di|per quanto riguarda|in termini di|al fine di|il fatto che|fatto sta|non cercare oltre|che tu sia|che siate|che si tratti di|in continua evoluzione|in costante evoluzione|frenetico|gioca un ruolo cruciale|svolge un ruolo|un ruolo fondamentale|un ruolo importante|è essenziale|è fondamentale|è cruciale|non è un segreto|non è un mistero|un'ampia gamma|una vasta gamma|una grande varietà|una varietà di|sempre più|tutti sappiamo|tutti sanno|come sappiamo|come ben sai|negli ultimi anni",
    absolute:
      "sempre|mai|garantisce|garantiscono|garantiamo|garantito|garantita|garantiti|indubbiamente|senza dubbio|senza alcun dubbio|senz'altro|nessuno|l'unica|l'unico|dimostrato|provato|completamente sicuro|totalmente|assolutamente|chiunque|ogni singolo|ogni singola|niente batte|al cento per cento|numero uno|il migliore|la migliore|i migliori|le migliori|di tutti i tempi|tutti sanno",
    vagueSource:
      "molti esperti|gli esperti|gli specialisti|studi dimostrano|gli studi mostrano|diversi studi|numerosi studi|secondo studi|vari studi|studi recenti|la ricerca dimostra|la ricerca mostra|ricerche dimostrano|si dice|si ritiene|si crede|si sa che|è noto che|è risaputo|noto a tutti|presumibilmente|c'è chi dice|molte persone|molta gente|gli scienziati|è stato dimostrato|è dimostrato|scientificamente provato|i sondaggi mostrano|molti credono|molti pensano|alcune persone|la maggior parte delle persone|la maggior parte della gente|la maggior parte degli esperti|alcuni esperti|alcuni dicono|alcuni studi|secondo alcuni",
    attribution:
      "secondo|in base a|stando a|come riporta|riportato da|rapporto di|rapporto del|rapporto dell|dati di|dati del|dati dell|dati della|sondaggio di|sondaggio condotto|indagine di|indagine condotta|studio di|studio del|studio condotto|studio pubblicato|uno studio|ricerca di|ricerca del|ricerca condotta|pubblicato su|pubblicata su|pubblicato in|pubblicato da|pubblicato dall|stime di|stima|cifre di|indica|segnala|citato da|misurato da|lo studio|il rapporto|il sondaggio|l'indagine|i ricercatori|analisi di|l'analisi|professore di|professoressa di|docente|università di|l'università|dell'università|istituto di|l'istituto|dell'istituto|ministero|l'agenzia|dell'agenzia|l'istat|dipartimento di|rivista|et al|raccomanda|l'organizzazione|dipartimento dell'energia|dipartimento della|dipartimento del",
    speech:
      "detto|dice|dicono|disse|spiegato|spiega|spiegano|racconta|raccontato|aggiunge|aggiunto|osserva|osservato|sottolinea|sottolineato|scrive|scritto|raccomanda|suggerisce|consiglia|afferma|affermato|dichiara|dichiarato|sostiene|sostenuto|ricorda|ricordato|commenta|commentato|annunciato|annuncia|avverte|avvertito|ammesso|ritiene|chiesto|risposto|risponde|assicura|precisa|precisato",
    cause:
      "perché|poiché|perciò|pertanto|dunque|dovuto a|di conseguenza|per questo|come risultato|il che significa|ciò significa|questo significa|significa che|porta a|portano a|causa|causano|provoca|provocano|affinché|in modo che|da qui|la ragione|il motivo|dato che|visto che|siccome|grazie a|grazie al|grazie alla|grazie all|permette|permettono|consente|consentono|aiuta|aiutano|evita|evitano|impedisce",
    limits:
      "tuttavia|però|d'altra parte|d'altro canto|sebbene|benché|anche se|nonostante|limite|limiti|limitazione|limitazioni|svantaggio|svantaggi|difetto|difetti|contro|compromesso|al contrario|invece|non adatto|non adatta|sconsigliato|sconsigliata|non consigliato|eccezione|eccezioni|riserva|riserve|malgrado|rischio|rischi|effetti collaterali|a meno che|tranne|salvo|eccetto|ma|tieni presente|tenere presente|tieni conto|va ricordato|attenzione|occhio|avvertenza|avvertenze|avviso|cautela|precauzioni|evita|evitare|evitate|non tutti|non tutte|non funziona|non aspettarti|sfida|sfide|problema|problemi|preoccupazioni|costoso|costosa|costosi|caro|cara|manca|mancano|carenza|purtroppo|sfortunatamente|solo se|soltanto se|dipende da|dipende dal|dipende dalla|non può|non possono|non sempre|non basta|non deve|non sostituisce|dipende dai|dipende dalle|dipende dagli|dipendono da|non si può|non usare|non usate",
    superlative:
      "definitivo|definitiva|perfetto|perfetta|leader|numero uno|top|preferito|preferita|preferiti|il più|la più|i più|le più|dei più|delle più|il migliore|la migliore|i migliori|le migliori|il miglior|la miglior|il maggiore|la maggiore|i maggiori|il peggiore|la peggiore|i peggiori|le peggiori|il principale|la principale|il massimo|la massima|il minimo|più popolare|più importante",
    experience:
      "ho testato|ho provato|ho trovato|ho misurato|il nostro sondaggio|il nostro studio|i nostri dati|la nostra analisi|la nostra ricerca|i nostri test|il nostro test|le nostre prove|la nostra prova|le nostre misure|le nostre misurazioni|il nostro esperimento|i nostri risultati|nei nostri test|nelle nostre prove|nella nostra prova|nella nostra esperienza|secondo la nostra esperienza|per esperienza|nella mia esperienza|uso da|ho usato|ho utilizzato|ho comprato|ho acquistato|ho notato|mi sono accorto|ci siamo accorti|quando ho|ho iniziato|ho deciso|ho fatto|sono andato|sono andata|ero|avevo|il nostro team|consiglio|adoro|personalmente|i nostri clienti|intervistato|ci ha detto|ci ha raccontato|mi ha detto|da noi|annotato|abbiamo testato|abbiamo provato|abbiamo trovato|abbiamo riscontrato|abbiamo misurato|abbiamo analizzato|abbiamo confrontato|abbiamo monitorato|abbiamo esaminato|abbiamo raccolto|abbiamo verificato|abbiamo notato|abbiamo visto|abbiamo usato|abbiamo costruito|abbiamo parlato|abbiamo chiesto|la mia esperienza|il mio preferito",
    comparison:
      "vs|versus|rispetto a|rispetto al|rispetto alla|rispetto ai|rispetto alle|confronto|comparazione|mentre|migliore di|meglio di|peggiore di|peggio di|più di|meno di|più che|meno che|più economico di|più veloce di|più grande di|maggiore di|minore di|piuttosto che|a differenza di|a differenza del|a differenza della|differenza tra|differenze tra|differenza fra|la differenza|le differenze|differisce|differiscono|alternativa|alternative|al posto di|invece|simile a|simili a|d'altra parte|entrambi|entrambe|tutti e due|sia|opzione|opzioni|vantaggi|svantaggi|pro|contro",
    example:
      "per esempio|ad esempio|come|es|tra cui|fra cui|inclusi|incluse|compresi|comprese|caso di studio|caso studio|in pratica|nella pratica|immagina|immaginate|supponiamo|prendiamo",
    definition:
      "è un|è uno|è una|è il|è la|è l'insieme|è lo|significa|significano|si riferisce a|si riferiscono a|si definisce|è definito come|è definita come|si intende|s'intende|è noto come|è nota come|è conosciuto come|si chiama|si chiamano|chiamato|chiamata|vuol dire|è quando|descrive|consiste|si compone di|è composto da|è costituito da|si tratta di|è l'acronimo|è l'abbreviazione|sta per|serve a|serve per|servono a|si usa per|viene usato per|viene utilizzato per|noto anche come|nota anche come|detto anche|detta anche|si indica|sono un|sono una|sono i|sono le|sono gli",
    sequence:
      "innanzitutto|anzitutto|primo|terzo|terza|poi|infine|alla fine|per finire|per iniziare|passo|passi|passaggio|passaggi|fase|dopodiché|in seguito|una volta|inizia con|comincia con|cominciate|successivamente|ripeti|ripetete|ripetere|segui questi|seguite questi|successivo|in secondo luogo|per prima cosa|per prima|prima di|dopo di che|dopo aver|il primo|la prima|secondo passo",
    singularSelf:
      "io|mi|me|mio|mia|miei|mie|ho|sono stato|sono stata|penso|credo|posso|voglio|consiglio|uso|preferisco|m'ha|ero|avevo|faccio|vorrei|adoro|trovo|so",
    pluralSelf:
      "noi|nostro|nostra|nostri|nostre|abbiamo|siamo|possiamo|vogliamo|crediamo|offriamo|facciamo|sappiamo|lavoriamo|consigliamo|usiamo|dobbiamo|proponiamo|realizziamo|vediamo|pensiamo|ci ha|ci hanno|garantiamo|stiamo",
    you: "tu|ti|te|tuo|tua|tuoi|tue|voi|vi|vostro|vostra|vostri|vostre|puoi|vuoi|devi|hai|sei|stai|fai|usi|cerchi|sai|potrai|troverai|avrai|potete|volete|dovete|avete|siete|usa|scegli|controlla|evita|aggiungi|metti|conserva|riempi|annota|ricorda|prova|contattaci|chiedi|apri|inizia|verifica|acquisti|compri|cucini|possiedi|togli|tieni|pensa|trovi|scopri|richiedi|prenota|contatta|scarica|lascia|taglia|mescola|aspetta|chiudi|lava|rimuovi|seleziona|clicca|installa|potresti|dovresti|vorresti|compra|guarda|leggi",
    pointing:
      "questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|esso|essa|essi|esse|lui|lei|loro|tale|tali|qui|lì|là|ci|suo|sua|suoi|sue|ne|allora|un altro|un'altra|altri|altre|quale|così|quest'ultimo|quest'ultima|è|sono|si tratta|in questo modo|ha|hanno|funziona|funzionano|può|possono|permette|serve|era|dipende|viene|vengono|basta|richiede|non è|non sono|non si|non c'è|non ha|mostra|costa|aiuta",
    connective:
      "anche|tuttavia|però|ma|e|o|oppure|poi|ancora|inoltre|in più|per di più|altresì|quindi|perciò|pertanto|dunque|così|di conseguenza|per esempio|ad esempio|infatti|in effetti|in realtà|allo stesso modo|analogamente|nel frattempo|intanto|altrimenti|invece|piuttosto|ciononostante|ciò nonostante|comunque|eppure|infine|alla fine|successivamente|in generale|nel complesso|in conclusione|in sintesi|in breve|insomma|d'altra parte|d'altro canto|da un lato|dall'altro|dopodiché|dopo|allo stesso tempo|in altre parole|cioè|detto questo|ovviamente|certo|naturalmente|per fortuna|fortunatamente|purtroppo|sfortunatamente|beh|bene|sì|non solo|del resto",
    forum: elided(
      "rispondi|risposta|risposte|risposto|pubblicato|postato|inviato|messaggio|messaggi|discussione|discussioni|thread|argomento|argomenti|forum|iscritto|registrato|utente|utenti|membro|membri|moderatore|moderatori|topic|chiesto|modificato|voti|voto|commento|commenti|citazione|quoto|grazie|ciao|salve|buongiorno|buonasera|saluti|un saluto|lol|xd|risolto|visualizzazioni|visto|mi piace|segnala|reputazione|utile|ospite|ragazzi|aiuto|qualcuno sa|qualcuno ha|qualcuno può|qualcuno mi",
    ),
    shop: elided(
      "disponibilità|esaurito|spedizione|spedizioni|prezzo|prezzi|offerta|offerte|saldi|quantità|taglia|taglie|colore|recensioni|recensione|carrello|cassa|pagamento|lista dei desideri|preferiti|prodotto|prodotti|acquista|acquisto|negozio|consegna|reso|resi|restituzione|ordina per|filtra|filtri|filtro|garanzia|per pagina|marca|marche|marchio|sconto|sconti|risparmia|regalo|stelle|collezione|materiale|dimensioni|peso|modello|confezione|iva|ordine|non disponibile|compra|comprare|comprarlo|comprarla|acquistare|acquistarlo|acquistato",
    ),
    service: elided(
      "offriamo|proponiamo|forniamo|anni di esperienza|esperienza pluriennale|esperienza decennale|preventivo|preventivi|senza impegno|sopralluogo|consulenza|contattaci|certificato|certificati|certificata|assicurato|autorizzato|servizio|servizi|soluzioni|soluzione|clienti|cliente|clientela|professionisti|professionale|esperti|specialisti|specializzati|appuntamento|chiama|chiamaci|personalizzato|personalizzata|personalizzati|azienda|aziende|impresa|imprese|aiutarti|aiutiamo|affianchiamo|partner|ufficio|vicino a te|zona|territorio|siamo qui|a tua disposizione|a disposizione|la nostra missione|chi siamo|testimonianze|progetti|riparazione|riparazioni|installazione|manutenzione|pronto intervento|emergenza|richiesta|demo|piattaforma|funzionalità|integrazioni|tariffe|team|staff",
    ),
    news: elided(
      "portavoce|funzionari|autorità|riferito|giornalisti|cronisti|annunciato|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|presidente|premier|ministro|ministra|governo|polizia|carabinieri|tribunale|procura|giudice|secondo|ha dichiarato|comunicato|dichiarazione|per cento|la settimana scorsa|la scorsa settimana|questa settimana|all'inizio di|l'anno scorso|lo scorso anno|quest'anno|il mese scorso|lo scorso mese|ieri|amministratore delegato|ansa|reuters|adnkronos|ha detto|ha spiegato|deputati|senatori|parlamento|elezione|elezioni|sindaco|sindaca|causa|investitori|azioni|milioni|milione|miliardi|miliardo|approvato|votato|in una nota",
    ),
    reference: elided(
      "parametro|parametri|sintassi|restituisce|ritorna|funzione|funzioni|metodo|metodi|predefinito|predefinita|api|valore|valori|stringa|tipo|tipi|classe|classi|oggetto|oggetti|esempio|esempi|codice|comando|comandi|opzione|opzioni|deprecato|obsoleto|file|installare|installa|configurazione|versione|modulo|vedi anche|documentazione|array|booleano|null|server|client|interrogazione|query|database|variabile|variabili|attributo|attributi|proprietà|sezione|articolo|art|comma|legge|decreto|regolamento|allegato|tabella|glossario|definizione|capitolo|requisiti|specifica|specifiche|campo|campi|obbligatorio|richiesto|facoltativo|opzionale|richiesta|risposta|errore|errori",
    ),
    recipe:
      "ingredienti|cucchiaio|cucchiai|cucchiaino|cucchiaini|tazza|tazze|pizzico|preriscaldare|preriscalda|preriscaldate|forno|infornare|infornate|cuocere|cuocete|sobbollire|mescolare|mescolate|mescola|porzioni|ricetta|minuti|guarnire|sbattere|q.b",
    event: elided(
      "biglietti|biglietto|biglietteria|sede|agenda|relatori|relatrici|relatore|ospiti|keynote|iscrizione|iscrizioni|iscriviti|apertura porte|festival|conferenza|convegno|webinar|workshop|laboratorio|mostra|esposizione|partecipanti|evento|eventi|palco|fiera",
    ),
    scholarly: elided(
      "studio|studi|rivista|università|ricercatori|ricercatore|ricercatrice|sondaggio|indagine|per cento|dati|professore|professoressa|istituto|rapporto|ricerca|ricerche|clinico|clinica|clinici|pubblicato|pubblicata|sperimentazione|pazienti|evidenze|prove|analisi|risultati|doi|dipartimento|ministero|agenzia|fondazione|associazione",
    ),
  },
  labels: {
    summary:
      "riassunto|in sintesi|sintesi|riepilogo|punti chiave|i punti chiave|punti principali|in breve|in poche parole|tl;dr|tldr|in pillole|a colpo d'occhio|in un colpo d'occhio|la risposta breve|risposta breve|risposta rapida|in evidenza|l'essenziale|panoramica|uno sguardo d'insieme|cosa sapere|cosa c'è da sapere|quello che devi sapere|cose da sapere|dati chiave|i fatti principali|da ricordare|cosa ricordare|abstract|sommario esecutivo|le nostre scelte|i nostri preferiti|conclusioni principali",
    faq: "faq|domande frequenti|domande più frequenti|le domande più frequenti|domande comuni|domande e risposte|le persone hanno chiesto anche|altre domande|le vostre domande|le tue domande|domande",
    pros: "pro|vantaggi|i vantaggi|benefici|punti di forza|punti forti|cosa ci piace|cosa ci è piaciuto|pregi|a favore",
    cons: "contro|svantaggi|gli svantaggi|punti deboli|limiti|difetti|debolezze|cosa non ci piace|cosa non ci è piaciuto|rischi|a sfavore",
    conclusion:
      "conclusione|conclusioni|in conclusione|considerazioni finali|per concludere|verdetto|il nostro verdetto|il verdetto|giudizio finale|in definitiva|tirando le somme|per finire",
    steps:
      "passo|passi|passaggio|passaggi|come fare|istruzioni|passo dopo passo|passo passo|procedimento|procedura|metodo|preparazione|fase|come scegliere|come usare|come creare|come pulire|come installare|come preparare|come imparare|come scrivere|come togliere|come risparmiare|come conservare|come cucinare|come riparare|come trovare|come migliorare|come cambiare|come coltivare|come costruire|come configurare|come verificare|come evitare",
    contents:
      "indice|sommario|contenuti|indice dei contenuti|in questo articolo|in questa pagina|vai a|cosa troverai|link rapidi",
    related:
      "articoli correlati|articoli simili|post correlati|correlati|potrebbe interessarti|potrebbe interessarti anche|ti potrebbe interessare|ti potrebbe piacere|potrebbero interessarti|altro da|altri articoli|leggi anche|da leggere|consigliati|consigliato|vedi anche|popolari|di tendenza|ultimi articoli|ultime notizie|i più letti|più letti|per approfondire|approfondimenti|condividi|commenti|lascia un commento|lascia una risposta|newsletter|chi ha comprato questo|visti di recente|tag|etichette|informazioni sull'autore|l'autore|iscriviti",
    comparison:
      "vs|versus|confronto|a confronto|confronta|tabella di confronto|tabella comparativa|differenza|differenze|le differenze|alternative|quale scegliere|qual è meglio|qual è il migliore|pro e contro|vantaggi e svantaggi|è meglio|meglio tra",
  },
  questions: {
    quantity:
      "quanto|quanta|quanti|quante|quanto costa|quanto costano|quanto tempo|quanto dura|quante volte|ogni quanto|quanto spesso|quanto dista|a che velocità|a che temperatura|a quale temperatura|quanto è grande|quanto è alto|quanti anni|quanto pesa|quanto misura|quanto consuma|costo|costi|prezzo|prezzi|tariffa|tariffe|stipendio|in media|media di|tasso|tassi",
    definition:
      "cos'è|cosa è|che cos'è|che cosa è|cosa sono|che cosa sono|cosa significa|che cosa significa|cosa vuol dire|significato|definizione|spiegato|spiegata|tutto su|introduzione a|introduzione al|introduzione alla|panoramica di",
    reason:
      "perché|per quale motivo|come mai|motivi|motivo|ragioni|causa di|cause di|cause|da cosa dipende|a cosa è dovuto",
    time: "quando|a che ora|da quando|fino a quando|entro quando|data|date|calendario|orari|orario",
    place: "dove|da dove|dov'è|vicino a me|posizione|indirizzo",
    person: "chi|chi è|di chi|a chi",
    how: "come|come si|come fare|come posso|come funziona|come funzionano|come va|in che modo|tutorial|passo dopo passo|passo passo|guida|guida a|guida alla|guida per|modi per|consigli per|consigli|trucchi",
    choice:
      "migliore|migliori|miglior|i migliori|le migliori|top|quale|quali|qual|alternative|vs|versus|confronto|confrontare|recensioni|opinioni|idee|esempi|tipi di|elenco|cose da",
    yesNo:
      "è|sono|si può|posso|può|possono|c'è|ci sono|devo|bisogna|si deve|conviene|vale la pena|serve|servono|funziona|fa|ha|hai|sarà|è possibile|è necessario|è vero|esiste|esistono|dovrei",
  },
  updated:
    "aggiornato|aggiornata|aggiornato il|aggiornato al|ultimo aggiornamento|aggiornamento|modificato|modificato il|ultima modifica|revisionato|rivisto|ultima revisione|verificato il",
};
