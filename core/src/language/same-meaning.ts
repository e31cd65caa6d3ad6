/**
 * Everyday words that pages and answers use for the same thing, irregular forms of verbs, and words that only introduce a value. Groups are
 * small on purpose: a wrong pair would support what a page doesn't say.
 */
import { JOINING } from "./claim-words.ts";

const GROUPS: Readonly<Record<string, string>> = {
  en: `
    yearly annual annually annum year
    monthly month
    cancel cancellation
    buy purchase bought
    begin start began begun
    launch release debut
    finish end
    client customer
    employee staff
    need require necessary must mandatory obligatory compulsory
    store storage
    fast quick rapid
    large big
    small little
    repair fix
    delivery deliver shipping ship
    last survive lifespan life
    free gratis
    bike bicycle
    founder founded
    car vehicle
    photo photograph picture
    temperature heat
    allow permit accept
    full fully
    replace replacement
    try trial
    discount save saving
    warranty guarantee
    harm damage hurt
    add additional
    limit maximum
    send sent
    take taken took
    lose lost loss
    leave left
    build built
    grind ground
    write written wrote
    choose chosen choice
    hold held
    teach taught
    sell sold sale
    grow grown growth`,
  de: `
    nötig notwendig erforderlich pflicht vorgeschrieben benötigt braucht brauchen muss müssen
    austauschen ausgetauscht ersetzen ersetzt tauschen getauscht
    dämmen gedämmt dämmung
    messen gemessen gemessene messung
    einbauen eingebaut einbau installieren installation
    fördern fördert gefördert förderung zuschuss
    zahlen zahlt bezahlen bezahlt zahlung
    kaufen gekauft kauf erwerben
    beginnen beginnt begonnen beginn starten startet start anfangen
    enden endet ende
    öffnen geöffnet öffnet öffnung offen
    schließen geschlossen schließt
    prüfen geprüft prüfung
    buchen gebucht buchung reservieren reserviert reservierung
    kostenlos gratis kostenfrei umsonst gebührenfrei
    verlängern verlängert verlängerung
    leihen ausleihen geliehen ausgeliehen verliehen verleihen
    sonntag sonntags
    samstag samstags
    montag montags
    jährlich jahr jahre
    monatlich monat monate`,
  fr: `
    obligatoire nécessaire requis requise exigé exigée indispensable
    ouvrir ouvre ouvrent ouvert ouverte ouverts ouverture
    fermer ferme ferment fermé fermée fermés fermeture
    commencer commence commencent débuter débute début
    réserver réservé réservation
    entrée billet billets
    gratuit gratuite gratuitement
    acheter achat achète
    mettre mis mise
    prendre pris prise`,
  es: `
    exigir exige exigen requerir requiere requieren necesitar necesita necesitan necesario necesaria obligatorio obligatoria falta
    empezar empieza empiezan comenzar comienza comienzan inicio
    terminar termina acabar acaba
    abrir abre abren abierto abierta apertura
    cerrar cierra cierran cerrado cerrada cierre
    gratis gratuito gratuita
    comprar compra
    poner pone puesto
    reservar reserva
    inscribirse inscripción apuntarse matrícula`,
  it: `
    obbligatorio obbligatoria necessario necessaria richiesto richiesta serve occorre
    mettere mette messo messa aggiungere aggiunge aggiungete aggiunto aggiunta
    lievitare lievita lievitazione
    scrivere scritto scritta
    infornare inforna infornate forno
    aprire apre aperto aperta apertura
    chiudere chiude chiuso chiusa chiusura
    iniziare inizia cominciare comincia inizio
    gratis gratuito gratuita
    prenotare prenotazione
    prendere preso presa
    usare usa usano usate`,
};

/** They say that an amount of money follows, which its sign says already. */
const MONEY_WORDS = `
  cost costs costing price prices priced pricing pay pays paid charge charges charged fee fees sell sells sold spend expect
  kosten kostet kostete preis preise bezahlt bezahlen zahlen
  coûte coûtent prix tarif vendu vendue
  cuesta cuestan precio precios paga pagan
  costa costano prezzo prezzi paga`;

/** They join a value to what it belongs to: "takes 4 minutes", "is about 60 g". */
const VALUE_WORDS = `
  about around roughly approximately nearly typically usually generally common good starting expect takes take is are total date dates dated
  runs run lasts last stays stay settle amounts amount equals reaches reach comes currently current next upcoming
  ungefähr etwa rund circa beträgt liegt erreicht erreichte dauert aktuell aktuelle aktueller nächste nächster nächstes
  environ faut prévoir dure reste actuel actuelle prochain prochaine
  unos aproximadamente total tiene dura son actual próximo próxima
  circa servono serve dura va attuale prossimo prossima`;

/** They say who says it, which its citation says already. */
const REPORTING_WORDS = `
  recommend recommends recommended advise advises suggest suggests suggested say says said state states stated note notes noted
  report reports reported mention mentions mentioned describe describes explain explains according guide guides article page
  website site
  empfiehlt empfehlen rät sagt laut zufolge seite
  recommande recommandent conseille indique selon
  recomienda recomiendan aconseja indica según
  consiglia consigliano indica secondo`;

/** Verbs that add nothing to what they join: "stays closed" is "is closed". */
const LIGHT_WORDS = `
  sit sits stay stays remain remains lie lies
  geht gibt wird wurde
  reste restent trouve
  resta restano va vanno`;

const split = (text: string): string[] => text.trim().split(/\s+/);

/** The word introduces a statement and isn't part of it. */
export const isIntroducing = (word: string): boolean =>
  MONEY_WORD_SET.has(word) ||
  VALUE_WORD_SET.has(word) ||
  REPORTING_WORD_SET.has(word) ||
  LIGHT_WORD_SET.has(word) ||
  JOINING.has(word);

/** Words of one meaning, by the code of their language. */
export const sameMeaning = (code: string): string[][] =>
  (GROUPS[code] ?? "")
    .split("\n")
    .map(split)
    .filter((words) => words.length > 1);
export const LIGHT_WORD_SET: ReadonlySet<string> = new Set(split(LIGHT_WORDS));
export const MONEY_WORD_SET: ReadonlySet<string> = new Set(split(MONEY_WORDS));
export const REPORTING_WORD_SET: ReadonlySet<string> = new Set(split(REPORTING_WORDS));
export const VALUE_WORD_SET: ReadonlySet<string> = new Set(split(VALUE_WORDS));
