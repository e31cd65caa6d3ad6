import { stemmer } from "@orama/stemmers/dutch";
import type { LanguagePack } from "../language-pack.ts";

export const dutch: LanguagePack = {
  code: "nl",
  name: "Dutch",
  stem: stemmer,
  stopWords:
    "aan al alle als altijd andere ben bij daar dan dat de deze die dit doen door dus een eens elk elke en er ervan even ge geen gaat had hadden heb hebben hebt heeft hem hen het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kon kun kunnen maar me meer mee men met mij mijn moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over per reeds te tegen ten ter toch toen tot tussen u uit uw van vaak veel vele via voor waar waarom wanneer want waren was wat we weer wel welk welke werd werden wie wij wil word worden wordt zal ze zelf zich zij zijn zo zoals zonder zou zouden",
  months: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  classes: {
    article: "de het een",
    preposition:
      "van in te voor met op aan uit bij naar over om door tegen zonder na onder tussen tijdens sinds tot naast achter behalve ondanks wegens vanwege binnen buiten langs vanaf vanuit per via rond rondom richting volgens dankzij boven beneden ten ter qua omstreeks ongeveer jegens",
    subjectPronoun: "ik jij je u hij zij ze het wij we jullie men wie",
    objectPronoun:
      "mij me jou hem haar ons hen hun zich mezelf jezelf zichzelf onszelf elkaar uzelf er ervan erop eraan erin",
    possessive: "mijn jouw je uw zijn haar ons onze jullie hun wiens wier",
    demonstrative: "deze dit die dat degene diegene dezelfde hetzelfde zulke zulk dergelijke",
    quantifier:
      "alle al allemaal alles sommige enkele een veel vele meer meeste weinig minder elk elke ieder iedere beide geen twee drie vier ander andere anderen genoeg wat half halve verschillende diverse meerdere zoveel",
    auxiliary:
      "is zijn was waren ben bent wees geweest heeft hebben had hadden heb hebt gehad wordt worden werd werden geworden word doet doen deed gedaan gaat gaan ging",
    modal:
      "kan kunnen kon konden kunt kun zal zullen zou zouden zult moet moeten moest moesten mag mogen mocht mochten wil willen wilt wilde wilden hoeft hoeven laat laten",
    conjunction: "en of maar want noch dus",
    subordinator:
      "omdat als wanneer terwijl hoewel ofschoon tenzij indien mits sinds voordat nadat totdat zodat waar dat die zoals zodra doordat aangezien dan of waardoor waarbij",
    negation: "niet nooit geen niets niemand noch nergens",
    interrogative:
      "wat welke welk wie wiens wanneer waar waarom hoe hoeveel waarmee waarvoor waarheen waardoor",
    adverb:
      "zeer erg heel ook alleen slechts zelfs nog al reeds vaak altijd meestal soms nu dan toen hier daar weer bijna vrij eerder echt goed ooit echter daarom dus misschien wellicht straks later toch wel juist daarna daarnaast bovendien eerst zo ongeveer te even vooral eveneens",
  },
  cues: {
    announcement:
      "in deze post|in dit blog|in deze blogpost|in deze sectie|in dit hoofdstuk|in deze paragraaf|in deze video|in deze review|in dit stuk|dit artikel|deze gids|deze tutorial|deze blog|deze handleiding|onze gids|we gaan|we zullen|we leggen uit|leggen we|wij leggen|laten we|we laten|laat ik|ik zal|ik ga|we bespreken|bespreken we|vertellen we|lees verder|lees snel verder|blijf lezen|hieronder|onderstaande|hier zijn|hier is|dit zijn|zonder verder oponthoud|zoals gezegd|zoals vermeld|zoals eerder genoemd|zoals we zagen|volgende|volgend|inhoudsopgave|ga naar|scroll naar beneden|we hebben verzameld|hebben we verzameld|op een rij|op een rijtje|zetten we|neem een kijkje|duik in|je leert|leer je|je ontdekt|je vindt|vind je|ontdek|leer hoe|lees je|lees hier|deze pagina|zie onder|hierboven|bovenstaande|laat ons|wij zullen|laten wij",
    callToAction:
      "meld je aan|meld u aan|aanmelden|inloggen|log in|schrijf je in|inschrijven|abonneer|klik hier|klik op|meer informatie|meer weten|lees meer|meer lezen|toon meer|alles bekijken|koop nu|nu kopen|bestel nu|bestel direct|nu bestellen|shop nu|aan de slag|start nu|start vandaag|probeer|bel|boek|reserveer|plan een|maak een afspraak|afspraak maken|vraag een|offerte aanvragen|mail ons|schrijf ons|download|downloaden|registreer|registreren|word lid|sluit je aan|volg ons|bekijk|bezoek|kom langs|vul je|vul uw|in winkelwagen|in winkelmandje|laat het ons weten|laat ons weten|laat een reactie achter|reageer|mis het niet|mis niet|vergeet niet|tik op|druk op|verzenden|verstuur|solliciteer|ontvang|profiteer|aub|alstublieft|alsjeblieft|vind|ontdek onze|nieuwsbrief|e-mailadres|wacht niet|deel dit|deel deze|contact opnemen|neem contact|neem gerust contact|contact met ons|gratis proberen|begin vandaag|begin nu|vraag een offerte",
    disclosure:
      "affiliate|affiliatelink|affiliatelinks|affiliate-links|commissie|provisie|gesponsord|gesponsorde|we kunnen een|ontvangen wij een|krijgen wij een|ontvangen we een|zonder extra kosten|geen extra kosten|zonder meerkosten|betaalde samenwerking|betaald partnerschap|advertentie|advertenties|adverteerder|adverteerders|reclame|redactioneel onafhankelijk|onafhankelijke redactie|ter informatie|uitsluitend bedoeld|informatieve doeleinden|vormt geen|is geen vervanging|geen vervanging voor|vervangt geen|algemene voorwaarden|voorwaarden van toepassing|gebruiksvoorwaarden|alle rechten voorbehouden|cookies|privacybeleid|privacyverklaring|copyright|disclaimer|aan wijzigingen onderhevig|wijzigingen voorbehouden|onder voorbehoud|geen rechten|geregistreerd handelsmerk|medisch advies|financieel advies|juridisch advies|beleggingsadvies",
    credit:
      "foto|foto's|fotografie|fotocredit|credits|getty|shutterstock|unsplash|istock|anp|met dank aan|gefotografeerd door|schermafbeelding|screenshot|geschreven door|gepubliceerd door|geredigeerd door|gecontroleerd door|beoordeeld door|door de redactie|leestijd|minuten lezen|geplaatst in|gepubliceerd in|laatst bijgewerkt|laatst gewijzigd|oorspronkelijk gepubliceerd|illustratie|bron|delen|tweet|tweeten|reacties|categorie|beeld van",
    promotion:
      "wereldklasse|toonaangevend|toonaangevende|baanbrekend|baanbrekende|revolutionair|revolutionaire|state-of-the-art|hypermodern|hypermoderne|modernste|marktleider|marktleidend|ongeëvenaard|ongeëvenaarde|onovertroffen|onverslaanbaar|onverslaanbare|geweldig|geweldige|ongelofelijk|ongelofelijke|ongelooflijk|ongelooflijke|fantastisch|fantastische|uniek|unieke|onder één dak|volgend niveau|hoger niveau|hoogste niveau|must-have|onmisbaar|onmisbare|beperkte tijd|tijdelijk|zonder risico|risicovrij|gegarandeerd|gegarandeerde|zorgeloos|zorgeloze|zonder zorgen|zonder gedoe|perfect|perfecte|ultiem|ultieme|adembenemend|adembenemende|prachtig|prachtige|schitterend|schitterende|stralend|stralende|uitzonderlijk|uitzonderlijke|uitstekend|uitstekende|uitmuntend|uitmuntende|vertrouwd|vertrouwde|betrouwbaar|betrouwbare|topkwaliteit|top|premium|exclusief|exclusieve|naadloos|naadloze|moeiteloos|moeiteloze|innovatief|innovatieve|krachtig|krachtige|mooi|mooie|mooiste|beste|allerbeste|leidend|leidende|gepassioneerd|gepassioneerde|passie|toegewijd|toegewijde|op maat|maatwerk|transformeer|ontgrendel|ontdek|ervaar|beleef|geniet|genieten|zoek niet verder|verdient|gemoedsrust|met een gerust hart|hoogwaardig|hoogwaardige|superieur|superieure|dol|houden van|heerlijk|heerlijke|luxe|luxueus|luxueuze|tevredenheid|tevreden|handgemaakt|bekroond|bekroonde|onvergetelijk|onvergetelijke|trots|enthousiast|ideaal|ideale|excellent|vakmanschap|blinkend|blinkende|brandschoon|brandschone|droom|hoge kwaliteit|hoogste kwaliteit",
    hedge:
      "misschien|wellicht|mogelijk|mogelijkerwijs|waarschijnlijk|vermoedelijk|lijkt|lijken|schijnbaar|blijkbaar|kennelijk|enigszins|een beetje|een soort|in sommige gevallen|in bepaalde gevallen|heeft de neiging|hebben de neiging|min of meer|tot op zekere hoogte|in zekere zin|hangt ervan af|zou|zouden|eventueel|het kan zijn",
    filler:
      "in de wereld van vandaag|in de huidige|in deze tijd|tegenwoordig|vandaag de dag|het is belangrijk|belangrijk om te weten|het is de moeite waard|het is goed om|onnodig te zeggen|het behoeft geen betoog|uiteindelijk|aan het eind van de dag|aan het einde van de dag|als het gaat om|wanneer het gaat om|als het aankomt op|op het gebied van|met betrekking tot|teneinde|het feit dat|feit is|zoek niet verder|of je nu|of u nu|steeds veranderende|voortdurend veranderende|snel veranderende|snelle wereld|speelt een cruciale rol|een belangrijke rol|een grote rol|is essentieel|is van essentieel belang|is cruciaal|van groot belang|geen geheim|een breed scala|een grote verscheidenheid|een verscheidenheid aan|allerlei|steeds meer|steeds vaker|de laatste jaren|zoals we allemaal weten|we weten allemaal|iedereen weet|zoals bekend|iedereen kent",
    absolute:
      "altijd|nooit|garandeert|garanderen|garandeer|gegarandeerd|garantie|ongetwijfeld|zonder twijfel|zonder enige twijfel|niemand|het enige|de enige|bewezen|volledig veilig|volkomen|absoluut|aller tijden|iedereen|niets gaat boven|geen enkele|100 procent|honderd procent|nummer één|nummer 1|de beste|het beste|het meest|de meest|de allerbeste",
    vagueSource:
      "veel experts|sommige experts|de meeste experts|experts zeggen|experts raden|volgens experts|volgens deskundigen|deskundigen zeggen|deskundigen raden|experts zijn het eens|veel deskundigen|onderzoek toont|onderzoeken tonen|uit onderzoek blijkt|studies tonen|uit studies blijkt|onderzoek wijst uit|onderzoek laat zien|studies laten zien|diverse studies|verschillende studies|volgens onderzoek|men zegt|er wordt gezegd|er wordt beweerd|men denkt|het is bekend|algemeen bekend|naar verluidt|sommigen zeggen|veel mensen|de meeste mensen|wetenschappers zeggen|het is bewezen|is aangetoond|wetenschappelijk bewezen|enquêtes tonen|velen geloven|velen denken|sommige mensen|de meesten denken",
    attribution:
      "volgens|aldus|naar eigen zeggen|gemeld door|rapport van|verslag van|gegevens van|data van|cijfers van|enquête van|enquête onder|peiling van|studie van|studie in|studie uit|onderzoek van|onderzoek door|onderzoek onder|onderzoek uit|gepubliceerd in|gepubliceerd door|schattingen van|geschat door|schat|becijferde|meldt|gemeten door|geciteerd door|onderzoek blijkt|studie bleek|het onderzoek|de studie|het rapport|de enquête|onderzoekers van|onderzoekers vonden|analyse van|hoogleraar|professor aan|universiteit|instituut voor|ministerie van|het ministerie|tijdschrift|et al|cbs|rivm|tno|planbureau|adviseert|raadt|tegen verslaggevers|de organisatie",
    speech:
      "zei|zegt|zeggen|vertelde|vertelt|legde|legt|voegde|voegt|merkte|merkt|schreef|schrijft|raadt|adviseert|stelt|stelde|verklaarde|verklaart|meent|vindt|betoogt|herinnert|reageerde|kondigde|waarschuwde|waarschuwt|gaf toe|gelooft|denkt|deelt|vroeg|antwoordde|antwoordt|liet weten|laat weten|meldde|benadrukt|benadrukte|aldus",
    cause:
      "omdat|daarom|doordat|vanwege|wegens|als gevolg|ten gevolge van|bijgevolg|wat betekent|dat betekent|dit betekent|leidt tot|leiden tot|veroorzaakt|veroorzaken|zodat|hierdoor|daardoor|waardoor|de reden|want|aangezien|dankzij|resulteert in|maakt het mogelijk|helpt|voorkomt|vandaar|zorgt ervoor|zorgen ervoor",
    limits:
      "echter|aan de andere kant|daarentegen|hoewel|ofschoon|al is|beperking|beperkingen|nadeel|nadelen|keerzijde|minpunt|minpunten|afweging|compromis|in tegenstelling|niet geschikt|ongeschikt|niet aan te raden|niet aanbevolen|afgeraden|uitzondering|uitzonderingen|kanttekening|kanttekeningen|voorbehoud|ondanks|toch|risico|risico's|bijwerkingen|niet voor iedereen|tenzij|behalve|maar|houd rekening|houd er rekening mee|houd in gedachten|let op|pas op|waarschuwing|vermijd|vermijden|voorkom|niet alle|niet elke|niet iedereen|werkt niet|verwacht niet|verwacht geen|uitdaging|uitdagingen|probleem|problemen|zorgen over|bezwaar|bezwaren|duur|duurder|prijzig|ontbreekt|ontbreken|gebrek|helaas|alleen als|alleen wanneer|mits|hangt af van|hangt ervan af|afhankelijk van|kan niet|kunnen niet|kan geen|niet altijd|mag niet|niet genoeg|let wel|wees voorzichtig|doe niet|gebruik geen",
    superlative:
      "beste|grootste|snelste|makkelijkste|gemakkelijkste|eenvoudigste|goedkoopste|voordeligste|fijnste|ultieme|perfect|perfecte|toonaangevende|nummer één|populairste|meest populaire|top|belangrijkste|slechtste|kleinste|hoogste|laagste|favoriete|favoriet|mooiste|meeste|duurste|ergste",
    experience:
      "wij testten|we testten|ik testte|we probeerden|ik probeerde|uitgeprobeerd|we vonden|vonden we|ik vond|we maten|gemeten|we ondervroegen|ondervraagd|we analyseerden|geanalyseerd|we interviewden|we vergeleken|vergeleken we|we volgden|we bekeken|we verzamelden|onze enquête|ons onderzoek|onze studie|onze gegevens|onze data|onze analyse|onze tests|onze test|onze testen|onze metingen|ons experiment|onze resultaten|onze eigen|ons eigen|onze ervaring|uit ervaring|uit eigen ervaring|mijn ervaring|ik gebruik|ik gebruikte|we gebruikten|ik kocht|gekocht|viel ons op|viel me op|merkten we|toen ik|ik begon|ik besloot|ik maakte|ik ging|ik was|ik had|mijn eigen|we bouwden|we zagen|zagen we|ons team|ik raad|mijn favoriet|mijn favoriete|persoonlijk|onze klanten|geïnterviewd|we spraken|spraken we|we vroegen|vertelde ons|zei tegen|vertelde me|bij ons|zelf getest|we hebben getest|hebben we getest|ik heb getest|we hebben vergeleken|we hebben gemerkt|hebben we gemerkt|ik heb gemerkt|we hebben gevraagd|we hebben gesproken|we hebben gekeken|ik heb gebruikt",
    comparison:
      "vs|versus|vergeleken met|ten opzichte van|vergelijking|terwijl|beter dan|slechter dan|meer dan|minder dan|goedkoper dan|duurder dan|sneller dan|langzamer dan|groter dan|kleiner dan|hoger dan|lager dan|in plaats van|in tegenstelling tot|anders dan|verschil tussen|het verschil|verschilt|verschillen|alternatief|alternatieven|vergelijkbaar met|aan de andere kant|daarentegen|beide|allebei|zowel|ofwel|optie|opties|keuze|voordelen|nadelen|tegenover",
    example:
      "bijvoorbeeld|zoals|bijv|bv|onder andere|onder meer|waaronder|inclusief|casestudy|praktijkvoorbeeld|in de praktijk|stel|denk aan|neem bijvoorbeeld",
    definition:
      "is een|is de|betekent|betekenen|verwijst naar|verwijzen naar|wordt gedefinieerd als|is gedefinieerd als|wordt verstaan|verstaan we|staat bekend als|staan bekend als|heet|heten|noemen we|noem je|genoemd|staat voor|is wanneer|is elke|is één van|beschrijft|houdt in|bestaat uit|bestaan uit|afkorting van|is kort voor|dient om|dient voor|wordt gebruikt om|wordt gebruikt voor|worden gebruikt|ook bekend als|ook wel|zogenaamde|zogeheten|is het proces|is het verschil|is het vermogen|is het deel|is het bedrag|zijn een|zijn de",
    sequence:
      "eerst|eerste|tweede|derde|volgende|vervolgens|dan|daarna|tot slot|ten slotte|tenslotte|als laatste|om te beginnen|stap|stappen|voordat je|voordat u|zodra je|zodra u|begin met|start met|nadien|hierna|herhaal|herhalen|volg deze|volg de",
    singularSelf: "ik|mij|me|mijn|mezelf|mijzelf|m'n",
    pluralSelf: "wij|we|ons|onze|onszelf",
    you: "jij|je|jou|jouw|u|uw|jullie|jezelf|uzelf",
    pointing:
      "dit|dat|deze|die|ze|zij|hij|zulke|zulk|dergelijke|hier|daar|er|hierdoor|daardoor|daarmee|hiermee|daarvoor|hiervoor|daarbij|hierbij|zijn|haar|hun|hen|dan|andere|anderen|een ander|welke|zo|daarvan|hiervan|het is|het was|het wordt|het kan|het moet|het mag|het heeft|het gaat|het hangt|het duurt|het werkt|het kost|het helpt|het lijkt|het maakt|het komt|het blijft|het betekent|het zorgt|het bestaat|het bevat|het biedt|het geldt|het kunnen|het zou|het ligt|het loopt|het voelt",
    connective:
      "ook|echter|maar|en|dus|of|dan|opnieuw|bovendien|verder|daarnaast|tevens|voorts|daarom|hierdoor|daardoor|als gevolg|bijgevolg|bijvoorbeeld|in feite|eigenlijk|sterker nog|evenzo|eveneens|net zo|ondertussen|intussen|anders|in plaats daarvan|niettemin|desondanks|desalniettemin|toch|nog|tot slot|ten slotte|uiteindelijk|vervolgens|over het algemeen|al met al|kortom|samenvattend|concluderend|aan de andere kant|enerzijds|anderzijds|daarentegen|plus|daarna|hierna|want|tegelijkertijd|tegelijk|met andere woorden|oftewel|dat gezegd hebbende|uiteraard|natuurlijk|gelukkig|helaas|nou|zeker|ja|niet alleen|zo|overigens",
    forum:
      "reageren|reactie|reacties|antwoord|antwoorden|beantwoord|geplaatst|gepost|bericht|berichten|draad|topic|topics|onderwerp|onderwerpen|forum|forums|fora|lid|leden|moderator|moderators|gebruiker|gebruikers|gevraagd|vroeg|bewerkt|gewijzigd|stemmen|quote|citaat|citeer|ts|bedankt|dank je|dankjewel|hoi|hallo|hey|groetjes|groeten|gr|mvg|lol|haha|bekeken|weergaven|likes|vind ik leuk|badges|reputatie|opgelost|nuttig|gast|weet iemand|heeft iemand|kan iemand|kent iemand|iemand een idee",
    shop: "in winkelmandje|voorraad|uitverkocht|leverbaar|verzending|verzendkosten|bezorging|bezorgd|prijs|prijzen|aanbieding|aanbiedingen|sale|artikelnummer|aantal|maten|kleur|kleuren|reviews|review|beoordelingen|beoordeling|winkelwagen|winkelmand|afrekenen|verlanglijst|verlanglijstje|product|producten|kopen|winkel|webshop|levering|levertijd|retour|retourneren|sorteren op|sorteer|filter|filters|adviesprijs|garantie|klantbeoordelingen|maattabel|per pagina|merk|merken|korting|kortingen|bespaar|cadeau|sterren|collectie|materiaal|afmetingen|gewicht|model|stuks|set|incl|btw|bestellen|bestelling",
    service:
      "wij bieden|we bieden|bieden wij|wij leveren|jaar ervaring|jarenlange ervaring|ruime ervaring|vrijblijvend|offerte|adviesgesprek|advies|neem contact op|gecertificeerd|gecertificeerde|erkend|erkende|verzekerd|service|diensten|dienst|dienstverlening|oplossingen|oplossing|klanten|klant|opdrachtgevers|professionals|professioneel|professionele|vakmensen|experts|specialisten|afspraak|afspraken|bel|persoonlijk|persoonlijke|bedrijf|bedrijven|onderneming|helpen u|helpen je|u helpen|ontzorgen|partner|kantoor|in de buurt|regio|lokale|voor u klaar|onze missie|over ons|ervaringen|projecten|reparatie|reparaties|installatie|onderhoud|spoed|spoedservice|aanvraag|demo|platform|functies|integraties|tarieven|pakketten|team",
    news: "woordvoerder|woordvoerders|woordvoerster|autoriteiten|ambtenaren|gemeld|meldde|verslaggevers|journalisten|aangekondigd|kondigde|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|president|premier|minister|staatssecretaris|kabinet|regering|overheid|politie|rechtbank|rechter|volgens|aldus|laat het bedrijf weten|verklaring|persbericht|procent|vorige week|afgelopen week|deze week|eerder dit|vorig jaar|afgelopen jaar|dit jaar|vorige maand|gisteren|topman|ceo|anp|reuters|nos|zei|zegt|kamerleden|tweede kamer|parlement|verkiezingen|verkiezing|burgemeester|rechtszaak|beleggers|aandelen|miljoen|miljard|stemde|stemden",
    reference:
      "parameter|parameters|syntaxis|retourneert|geeft terug|functie|functies|methode|methoden|methodes|standaard|standaardwaarde|api|waarde|waarden|tekenreeks|string|type|types|klasse|klassen|object|objecten|voorbeeld|voorbeelden|code|opdracht|opdrachten|commando|optie|opties|verouderd|bestand|bestanden|installeren|installeer|configuratie|versie|module|zie ook|documentatie|array|boolean|null|server|client|query|zoekopdracht|database|variabele|variabelen|attribuut|attributen|eigenschap|eigenschappen|sectie|artikel|lid|wet|verordening|besluit|bijlage|tabel|woordenlijst|begrippenlijst|definitie|hoofdstuk|vereisten|specificatie|veld|velden|verplicht|vereist|optioneel|verzoek|aanvraag|antwoord|fout|fouten",
    recipe:
      "ingrediënten|eetlepel|eetlepels|theelepel|theelepels|el|tl|kopje|kopjes|snufje|verwarm|voorverwarmen|oven|bak|bakken|sudderen|roer|roeren|porties|voorbereidingstijd|bereidingstijd|kooktijd|baktijd|bereiding|bereidingswijze|recept|minuten|garneer|klop",
    event:
      "tickets|ticket|kaarten|kaartjes|entree|locatie|agenda|sprekers|spreker|keynote|aanmelden|aanmelding|inschrijving|inschrijven|deuren open|zaal open|festival|conferentie|congres|webinar|workshop|tentoonstelling|expositie|deelnemers|bezoekers|evenement|evenementen|podium|beurs",
    scholarly:
      "studie|studies|tijdschrift|vakblad|universiteit|onderzoekers|onderzoeker|enquête|procent|gegevens|data|hoogleraar|professor|instituut|rapport|onderzoek|onderzoeken|klinische|klinisch|gepubliceerd|patiënten|bewijs|analyse|bevindingen|resultaten|doi|ministerie|agentschap|stichting|vereniging|organisatie|wetenschappers",
  },
  labels: {
    summary:
      "samenvatting|samengevat|het belangrijkste|de belangrijkste punten|belangrijkste punten|belangrijkste conclusies|kernpunten|hoofdpunten|tl;dr|tldr|in het kort|kort samengevat|kort gezegd|in een notendop|in één oogopslag|in een oogopslag|het korte antwoord|kort antwoord|snel antwoord|hoogtepunten|overzicht|in vogelvlucht|wat je moet weten|wat u moet weten|dit moet je weten|de feiten|feiten op een rij|de kern|abstract|managementsamenvatting|onze favorieten|onze keuzes|onze aanraders",
    faq: "faq|veelgestelde vragen|veel gestelde vragen|meest gestelde vragen|vaak gestelde vragen|vragen en antwoorden|vraag en antwoord|mensen vragen ook|andere vragen|uw vragen|jouw vragen|vragen",
    pros: "voordelen|de voordelen|pluspunten|sterke punten|wat ons bevalt|wat we goed vinden|plussen",
    cons: "nadelen|de nadelen|minpunten|zwakke punten|beperkingen|wat ons niet bevalt|wat we minder vinden|contra|risico's|aandachtspunten",
    conclusion:
      "conclusie|onze conclusie|tot slot|ten slotte|slotwoord|slotgedachte|afsluiting|eindoordeel|ons oordeel|oordeel|verdict|samengevat|afrondend",
    steps:
      "stap|stappen|hoe doe je dat|zo doe je dat|instructies|stappenplan|stap voor stap|werkwijze|methode|procedure|bereiding|bereidingswijze|fase|hoe maak je|hoe kies je|hoe gebruik je|hoe doe je|hoe kun je|hoe je|hoe bewaar je",
    contents:
      "inhoud|inhoudsopgave|in dit artikel|op deze pagina|ga naar|ga direct naar|wat lees je hier|snelle links",
    related:
      "gerelateerd|gerelateerde artikelen|gerelateerde berichten|verwante artikelen|vergelijkbare artikelen|misschien vind je dit ook leuk|dit vind je misschien ook leuk|dit vindt u misschien ook interessant|ook interessant|meer van|meer over|meer lezen|lees ook|lees verder|aanbevolen|zie ook|populair|trending|laatste nieuws|laatste berichten|meest gelezen|verder lezen|delen|reacties|laat een reactie achter|geef een reactie|nieuwsbrief|anderen kochten ook|klanten kochten ook|recent bekeken|tags|labels|over de auteur|abonneren",
    comparison:
      "vs|versus|vergelijking|vergeleken|vergelijken|vergelijkingstabel|verschil|verschillen|de verschillen|alternatieven|wat is beter|welke is beter|voor- en nadelen|voordelen en nadelen",
  },
  questions: {
    quantity:
      "hoeveel|hoe veel|hoe lang|hoelang|hoe vaak|hoe ver|hoe snel|hoe heet|hoe warm|hoe koud|hoe groot|hoe klein|hoe oud|hoe hoog|hoe diep|hoe zwaar|hoe breed|hoe duur|hoe laat|hoe sterk|wat kost|wat kosten|kosten|kost|prijs|prijzen|tarief|tarieven|salaris|gemiddelde|gemiddeld|rente",
    definition:
      "wat is|wat zijn|wat is een|wat betekent|wat betekenen|wat houdt|wat wordt bedoeld|betekenis|definitie|uitgelegd|uitleg|introductie|inleiding tot|overzicht van|alles over",
    reason:
      "waarom|redenen|reden|oorzaak|oorzaken|oorzaak van|oorzaken van|waardoor|hoe komt het|wat veroorzaakt",
    time: "wanneer|hoe laat|vanaf wanneer|tot wanneer|sinds wanneer|datum|planning|openingstijden",
    place:
      "waarheen|waar komt|in de buurt|bij mij in de buurt|locatie|adres|waar is|waar zijn|waar kan|waar kun|waar vind|waar koop|waar moet|waar ligt|waar kan ik",
    person: "wie|wie is|van wie",
    how: "hoe kan|hoe kan ik|hoe kun je|hoe werkt|hoe werken|hoe moet|hoe doe je|tutorial|stap voor stap|stappenplan|gids|handleiding|manieren om|tips voor|tips|uitleg over|hoe kun|hoe maak|hoe wordt|hoe worden|hoe is|hoe je|hoe u|hoe ik|hoe kies|hoe krijg|hoe vind|hoe gebruik|hoe bewaar|hoe doe",
    choice:
      "beste|de beste|top|welke|welk|alternatieven|vs|versus|vergelijken|vergelijking|reviews|ervaringen|ideeën|voorbeelden|soorten|lijst van|dingen",
    yesNo:
      "is|zijn|kan|kun je|kan ik|kunnen|mag|mag je|moet|moet je|moet ik|heeft|hebben|heb ik|heb je|doet|wordt|zal|was|bestaat|werkt|helpt|is het|loont|zou",
  },
  updated:
    "bijgewerkt|bijgewerkt op|laatst bijgewerkt|laatste update|update|geüpdatet|geactualiseerd|gewijzigd|laatst gewijzigd|laatste wijziging|aangepast|herzien|laatst herzien|gecontroleerd|bewerkt",
};
