import type { LanguagePack } from "../language-pack.ts";
import { stemPolish } from "../polish-stemmer.ts";

/**
 * Months are in the genitive, the form that dates use ("5 marca 2025"). Polish leaves out subject pronouns, so the cues
 * for "I", "we" and "you" also list common verb forms.
 */
export const polish: LanguagePack = {
  code: "pl",
  name: "Polish",
  stem: stemPolish,
  stopWords:
    "a aby albo ale ani aż bardziej bardzo bez bo by być był była było były będą będzie bądź chce choć ci cię co coś czego czy czyli dla dlaczego dlatego do dwa dwie gdy gdyż gdzie go i ich ile im inne inny innych ja jak jaka jaki jakie jako jakich je jeden jedna jednak jedno jego jej jest jestem jeszcze jeśli jeżeli już każda każde każdy kiedy kto która które którego której który których którym którzy lecz lub ma mają mi mnie może można mogą moje mój moja my na nad nam nami nas nasz nasza nasze naszych nawet nią nich nie niego niej nim nimi niż no nic o od on ona one oni ono oraz pan po pod podczas ponad ponieważ poza przed przez przy raz również są się sobie swoje swój swoją sposób ta tak taka taki takie także tam te tego tej ten to tę tą tobie tu twoje twój twoja ty tych tylko tym tymi u w wam was we według wiele wielu więc więcej wszystko wszystkie wszystkich wtedy wy z za zawsze ze że żeby",
  months: [
    "stycznia",
    "lutego",
    "marca",
    "kwietnia",
    "maja",
    "czerwca",
    "lipca",
    "sierpnia",
    "września",
    "października",
    "listopada",
    "grudnia",
  ],
  classes: {
    // Polish has no articles; the numeral "one" is the closest word.
    article: "jeden jedna jedno jednego jednej jednym jedną",
    preposition:
      "w we na z ze do od dla o po przez przy za pod nad przed bez między poza około oprócz podczas wobec wśród u ku ponad spod znad według mimo pomimo wzdłuż obok dzięki dookoła wokół zamiast wskutek wraz względem co poniżej powyżej blisko temu sprzed spośród",
    subjectPronoun: "ja ty on ona ono my wy oni one kto pan pani państwo",
    objectPronoun:
      "mnie mi mną ciebie cię ci tobą jego go jemu mu nim niego jej ją nią niej nas nam nami was wam wami ich im nimi nich się siebie sobie sobą",
    possessive:
      "mój moja moje mojego mojej moim moich twój twoja twoje twojego twojej twoim twoich jego jej nasz nasza nasze naszego naszej naszym naszych wasz wasza wasze ich swój swoja swoje swojego swojej swoim swoich swoją czyj których którego której",
    demonstrative:
      "ten ta to te ci tego tej tę tą tym tych tymi tamten tamta tamto tamte tamtego taki taka takie takiego takiej takim takich takimi ów owa",
    quantifier:
      "wszystko wszystkie wszyscy wszystkich wszystkim każdy każda każde każdego każdej każdym kilka kilku wiele wielu dużo więcej większość większości mniej mało niewiele niektóre niektórzy niektórych oba obie obu dwa dwie dwóch trzy trzech cztery czterech inny inna inne innych innego innej innym żaden żadna żadne pół połowa dość tyle parę",
    auxiliary:
      "jest są był była było byli były być będzie będą bądź będąc jestem jesteś jesteśmy byłby byłaby byłoby byłyby zostać został została zostało zostały zostaną zostanie bywa bywają ma mają miał miała miało mieli mieć mamy masz",
    modal:
      "może mogą mógł mogła mogło mogli mogłaby mógłby mogłoby mogłyby możesz możemy można powinien powinna powinno powinny powinni musi muszą musiał musisz musimy trzeba należy warto wolno da chce chcą chcesz daje",
    conjunction: "i oraz a lub albo ale lecz ani czy jednak zaś bądź",
    subordinator:
      "że żeby aby by ponieważ bo gdyż jeśli jeżeli gdy kiedy podczas chociaż choć mimo chyba gdzie niż jak jako skoro zanim dopóki odkąd aż który która które którzy którego której którym których którą co dlatego gdyby",
    negation: "nie nigdy ani nic nikt żaden żadna żadne bez nikogo nigdzie",
    interrogative:
      "co czego czym kto kogo komu kim który która które jaki jaka jakie jakiego jakiej jakich kiedy gdzie dokąd skąd dlaczego czemu jak ile ilu czy czyj",
    adverb:
      "bardzo zbyt także też tylko nawet jeszcze już często zawsze zwykle czasem czasami teraz wtedy potem tu tutaj tam znowu prawie dość raczej naprawdę dobrze kiedykolwiek jednak dlatego zamiast może wkrótce później więc również ponadto około najpierw tak szczególnie zazwyczaj rzadko najczęściej bardziej najbardziej dziś łatwo szybko",
  },
  cues: {
    announcement:
      "w tym artykule|w tym wpisie|w tym poradniku|w tym przewodniku|na tym blogu|w tej części|w tej sekcji|w tym tutorialu|w tym filmie|w tej recenzji|w tym tekście|w tym rozdziale|w niniejszym|ten artykuł|ten wpis|ten poradnik|ten przewodnik|nasz poradnik|pokażemy|wyjaśnimy|wyjaśniamy|podpowiadamy|opowiemy|przedstawiamy|przedstawimy|omówimy|sprawdzimy|pokażę|opowiem|zobaczmy|przyjrzyjmy się|przyjrzymy się|zacznijmy|przejdźmy|czytaj dalej|zapraszamy do lektury|zapraszam do lektury|poniżej|poniższe|poniższych|poniższy|oto|bez zbędnych|jak wspomniano|jak wspomnieliśmy|jak już wspomniałem|jak już wspomniano|następujące|następujących|następujący|spis treści|przejdź do|w następnej części|w kolejnej części|przewiń|zebraliśmy|przygotowaliśmy|zestawiliśmy|rzućmy okiem|rzuć okiem|dowiesz się|dowiedz się|poznasz|poznaj|znajdziesz|nauczysz się|sprawdź|sprawdźmy|przekonaj się|ta strona|na tej stronie|powyżej|powyższe|tego artykułu|tego wpisu|ten tekst|przechodzimy do|tym artykule",
    callToAction:
      "zapisz się|zarejestruj się|zaloguj|załóż konto|subskrybuj|zasubskrybuj|kliknij|dowiedz się więcej|więcej informacji|czytaj więcej|czytaj dalej|przeczytaj|pokaż więcej|kup|zamów|rozpocznij|wypróbuj|przetestuj|okres próbny|skontaktuj się|zadzwoń|zarezerwuj|umów|poproś|zapytaj|bezpłatna wycena|napisz|pobierz|dołącz|obserwuj nas|śledź nas|zobacz|sprawdź|odwiedź|wpisz swój|podaj swój|dodaj do koszyka|daj znać|dajcie znać|zostaw komentarz|nie przegap|nie zapomnij|nie czekaj|dotknij|wyślij|aplikuj|odbierz|skorzystaj|prosimy|proszę|poznaj nasze|poznaj naszą|poznaj nasz|odkryj nasze|newsletter|twój e-mail|adres e-mail|zapraszamy|udostępnić|udostępnij ten|zacznij teraz|zacznij już|znajdź swój",
    disclosure:
      "afiliacja|afiliacyjny|afiliacyjne|linków afiliacyjnych|prowizja|prowizję|prowizji|sponsorowany|sponsorowane|sponsorowana|możemy otrzymać|możemy zarobić|bez dodatkowych kosztów|bez dodatkowych opłat|płatna współpraca|współpraca reklamowa|materiał reklamowy|reklama|reklamy|reklamodawca|reklamodawcy|niezależność redakcyjna|niezależnie|charakter informacyjny|wyłącznie informacyjny|celach informacyjnych|nie stanowi|nie stanowią|nie zastępuje|nie zastępują|nie zastąpi|regulamin|warunki korzystania|prawa zastrzeżone|cookies|ciasteczka|pliki cookie|polityka prywatności|polityką prywatności|copyright|zastrzeżenie|zastrzega sobie|może ulec zmianie|mogą ulec zmianie|zastrzeżony znak|znak towarowy|porady lekarskiej|porady medycznej|porady prawnej|porady finansowej|porady inwestycyjnej",
    credit:
      "fot|foto|getty|shutterstock|unsplash|istock|adobe stock|pap|dzięki uprzejmości|materiały prasowe|mat prasowe|zrzut ekranu|napisane przez|autor|autorka|opublikowane przez|redakcja|redagował|recenzja|zweryfikowane przez|min czytania|minut czytania|minuty czytania|czas czytania|kategoria|kategorie|ilustracja|źródło|źródła|udostępnij|tweetnij|komentarze|komentarzy|zdjęcie autorstwa|ostatnia aktualizacja|komentarzach|komentarzu|udostępnić",
    promotion:
      "światowej klasy|najwyższej klasy|nowatorski|nowatorskie|przełomowy|przełomowe|przełomowa|rewolucyjny|rewolucyjne|rewolucyjna|najnowocześniejszy|najnowocześniejsze|najnowocześniejszych|nowoczesny|nowoczesne|wiodący|wiodąca|wiodących|lider|liderem|niezrównany|niezrównana|niezrównane|bezkonkurencyjny|bezkonkurencyjne|bezkonkurencyjna|niesamowity|niesamowite|niesamowita|niewiarygodny|niewiarygodne|wspaniały|wspaniała|wspaniałe|znakomity|znakomite|rewelacyjny|rewelacyjne|fantastyczny|fantastyczne|fantastyczna|kompleksowy|kompleksowo|kompleksowa|kompleksową|wyższy poziom|nowy poziom|niezbędny|niezbędne|obowiązkowy|ograniczony czas|bez ryzyka|gwarantowany|gwarantowana|gwarantowane|bezproblemowy|bezproblemowo|bez stresu|bez zmartwień|idealny|idealna|idealne|idealnie|perfekcyjny|perfekcyjnie|doskonały|doskonała|doskonałe|doskonale|ostateczny|zachwycający|zachwycające|zachwyci|olśniewający|piękny|piękna|piękne|pięknie|przepiękny|wyjątkowy|wyjątkowa|wyjątkowe|wyjątkowych|wyjątkowo|wybitny|zaufany|zaufana|zaufaj|niezawodny|niezawodne|premium|ekskluzywny|ekskluzywne|ekskluzywna|płynny|płynnie|bez wysiłku|innowacyjny|innowacyjne|innowacyjna|innowacyjnych|potężny|potężne|potężna|najlepszy|najlepsza|najlepsze|najlepszych|najlepszym|pasja|pasją|pasjonaci|zaangażowany|zaangażowani|na miarę|dopasowany|dopasowane|odmień|odmieni|przekształć|podnieś|odblokuj|odkryj|doświadcz|poczuj|ciesz się|cieszyć się|zasługujesz|spokój ducha|święty spokój|wysokiej jakości|najwyższej jakości|unikalny|unikalne|unikalna|niepowtarzalny|niepowtarzalne|pokochasz|uwielbiasz|kochamy|pyszny|pyszne|luksus|luksusowy|luksusowe|luksusowa|satysfakcja|satysfakcję|ręcznie robiony|nagradzany|niezapomniany|niezapomniane|dumą|dumni|z radością|profesjonalny|profesjonalne|profesjonalnie|mistrzowski|zachwycisz|magia|magii|zaufanie klientów|wysoka jakość|najwyższa jakość|najlepsi|najlepszego|najlepszej|najpiękniejszy|najpiękniejsze|najpiękniejszych|piękniejszego|pięknym|pięknego|wspaniałych|uwielbiamy",
    hedge:
      "chyba|możliwe|prawdopodobnie|przypuszczalnie|zapewne|pewnie|wydaje się|zdaje się|najwyraźniej|nieco|poniekąd|coś w rodzaju|pewnego rodzaju|w niektórych przypadkach|w pewnych przypadkach|niewykluczone|ma tendencję|mają tendencję|mniej więcej|do pewnego stopnia|w pewnym stopniu|mógłby|mogłaby|mogłoby|mogłyby|ewentualnie|mogą być|wszystko zależy|może|to zależy",
    filler:
      "w dzisiejszym świecie|w dzisiejszych czasach|w obecnych czasach|obecnie|współcześnie|w dobie|w erze|ważne jest|warto zauważyć|warto wspomnieć|warto podkreślić|warto pamiętać|warto dodać|warto wiedzieć|nie trzeba mówić|nie ulega wątpliwości|na koniec dnia|koniec końców|tak naprawdę|jeśli chodzi o|jeżeli chodzi o|gdy mowa o|w kwestii|w celu|w zakresie|fakt że|faktem jest|nie szukaj dalej|niezależnie od tego|bez względu na to|stale zmieniający się|ciągle zmieniającym się|dynamicznie zmieniającym się|szybkie tempo|odgrywa ważną rolę|odgrywa istotną rolę|kluczową rolę|ogromną rolę|jest niezbędne|jest kluczowe|jest niezwykle ważne|nie jest tajemnicą|nie od dziś wiadomo|szeroka gama|szeroki wybór|szeroką gamę|różnego rodzaju|wszelkiego rodzaju|coraz więcej|coraz częściej|coraz bardziej|w ostatnich latach|wszyscy wiemy|jak wiadomo|każdy z nas|któż z nas|kto z nas|nie da się ukryć",
    absolute:
      "zawsze|nigdy|gwarantuje|gwarantują|gwarantujemy|gwarancja|gwarantowany|gwarantowane|niewątpliwie|bez wątpienia|bezsprzecznie|nikt|jedyny|jedyna|udowodniono|udowodnione|całkowicie|absolutnie|wszech czasów|wszyscy|każdy|nic nie przebije|100 procent|stuprocentowy|stuprocentowo|numer jeden|numer 1|najlepszy|najlepsza|najlepsze|najbardziej|w każdym przypadku",
    vagueSource:
      "wielu ekspertów|eksperci|zdaniem ekspertów|według ekspertów|specjaliści zalecają|zdaniem specjalistów|specjaliści twierdzą|badania pokazują|badania wykazały|badania dowodzą|badania wskazują|badania potwierdzają|liczne badania|jak pokazują badania|z badań wynika|według badań|mówi się|uważa się|przyjmuje się|wiadomo że|powszechnie wiadomo|powszechnie znane|podobno|rzekomo|wiele osób|wielu ludzi|naukowcy|udowodniono że|wykazano że|naukowo udowodnione|sondaże pokazują|wielu uważa|niektóre osoby|większość ludzi|większość osób|większość ekspertów|niektórzy mówią|niektórzy twierdzą|niektórzy uważają",
    attribution:
      "według|zgodnie z|jak podają|jak wynika z|jak informuje|zdaniem|raport|raportu|w raporcie|dane|danych|ankieta|ankiety|sondaż|sondażu|badanie|badania przeprowadzone|badaniu|opublikowane w|opublikowany w|opublikowanym|opublikowane przez|opublikowany przez|szacunki|szacuje|szacunków|liczby|wskazuje|wykazało|cytowany|zmierzone przez|analiza wykazała|z badania|badacze z|naukowcy z|profesor|profesora|uniwersytet|uniwersytetu|instytut|instytutu|ministerstwo|ministerstwa|agencja|agencji|czasopismo|czasopiśmie|et al|gus|urząd|urzędu|zaleca|organizacja|organizacji|jak podaje|podaje że",
    speech:
      "powiedział|powiedziała|powiedzieli|mówi|mówią|wyjaśnił|wyjaśniła|wyjaśnia|tłumaczy|tłumaczył|opowiada|opowiedział|dodał|dodała|dodaje|zauważył|zauważyła|zauważa|podkreśla|podkreślił|podkreśliła|napisał|napisała|pisze|zaleca|radzi|sugeruje|twierdzi|stwierdził|stwierdziła|oświadczył|oświadczyła|argumentuje|przypomina|przypomniał|skomentował|skomentowała|ogłosił|ogłosiła|ostrzegł|ostrzega|przyznał|przyznała|uważa|zapytał|zapytała|odpowiedział|odpowiedziała|przekazał|przekazała|poinformował|poinformowała",
    cause:
      "ponieważ|bo|gdyż|dlatego|zatem|z powodu|w wyniku|wskutek|na skutek|w rezultacie|w efekcie|w konsekwencji|co oznacza|to oznacza|oznacza to|prowadzi do|prowadzą do|powoduje|powodują|spowodowane|stąd|przez to|powód|powodem|przyczyna|przyczyną|skoro|dzięki|skutkuje|pozwala|pozwalają|umożliwia|umożliwiają|pomaga|pomagają|zapobiega|sprawia|sprawiają",
    limits:
      "jednak|jednakże|z drugiej strony|chociaż|choć|pomimo|mimo|ograniczenie|ograniczenia|ograniczeń|wada|wady|wad|minus|minusy|słabe strony|kompromis|w przeciwieństwie|natomiast|nie nadaje się|nie nadają się|nieodpowiedni|niezalecane|nie zaleca się|nie polecamy|wyjątek|wyjątki|wyjątkiem|zastrzeżenia|ryzyko|ryzyka|zagrożenia|skutki uboczne|nie dla każdego|chyba że|oprócz|poza|ale|lecz|pamiętaj|należy pamiętać|trzeba pamiętać|uwaga|uważaj|ostrzeżenie|ostrożność|unikaj|unikać|nie wszystkie|nie wszyscy|nie każdy|nie każda|nie działa|nie działają|nie oczekuj|wyzwanie|wyzwania|problem|problemy|problemów|obawy|drogi|droga|drogie|droższy|droższa|kosztowny|kosztowne|brak|brakuje|niestety|tylko jeśli|tylko wtedy|pod warunkiem|zależy od|zależą od|nie może|nie mogą|nie można|nie zawsze|nie wystarczy|nie należy|nie powinno|nie zastąpi|zachowaj ostrożność|zależy to|nie używaj",
    superlative:
      "najlepszy|najlepsza|najlepsze|najlepszych|największy|największa|największe|największych|najszybszy|najszybsza|najszybsze|najłatwiejszy|najłatwiejsza|najprostszy|najprostsze|najtańszy|najtańsza|najtańsze|ostateczny|idealny|idealna|idealne|wiodący|numer jeden|najpopularniejszy|najpopularniejsze|najpopularniejsza|top|najważniejszy|najważniejsza|najważniejsze|najgorszy|najgorsza|najgorsze|najmniejszy|najmniejsza|najmniejsze|najwyższy|najwyższa|najwyższe|najwyższej|najniższy|najniższa|najniższe|ulubiony|ulubiona|ulubione|największym|najlepsi|najlepszego|najlepszej|najlepszym|najpiękniejszy|najpiękniejsze|najpiękniejszych|najbardziej",
    experience:
      "przetestowaliśmy|testowaliśmy|przetestowałem|przetestowałam|testowałem|wypróbowaliśmy|wypróbowałem|wypróbowałam|znaleźliśmy|znalazłem|znalazłam|zmierzyliśmy|zmierzyłem|ankietowaliśmy|zapytaliśmy|przeanalizowaliśmy|przeprowadziliśmy|porównaliśmy|śledziliśmy|sprawdziliśmy|sprawdziłem|sprawdziłam|zebraliśmy|zauważyliśmy|zauważyłem|zauważyłam|zobaczyliśmy|widzieliśmy|użyliśmy|używaliśmy|używam|używałem|używałam|kupiłem|kupiłam|kupiliśmy|nasza ankieta|nasze badanie|nasze badania|nasze dane|nasza analiza|nasze testy|nasz test|naszych testach|w naszym teście|nasze pomiary|nasz eksperyment|nasze wyniki|nasze własne|własne testy|z naszego doświadczenia|nasze doświadczenie|z doświadczenia|z własnego doświadczenia|z mojego doświadczenia|moim doświadczeniem|moje doświadczenie|kiedy ja|zacząłem|zaczęłam|postanowiłem|postanowiłam|zrobiłem|zrobiłam|poszedłem|byłem|byłam|miałem|miałam|mój własny|moja własna|zbudowaliśmy|nasz zespół|polecam|mój ulubiony|moja ulubiona|uwielbiam|osobiście|nasi klienci|naszych klientów|rozmawialiśmy|powiedział nam|powiedziała nam|powiedział mi|u nas|zanotowaliśmy|odkryliśmy|odkryłem",
    comparison:
      "vs|versus|kontra|w porównaniu|porównanie|porównując|podczas gdy|natomiast|zaś|ponad|zamiast|w przeciwieństwie do|w odróżnieniu od|różnica|różnice|różni się|różnią się|alternatywa|alternatywy|alternatywą|podobny do|podobnie jak|podobne do|z drugiej strony|oba|obie|obydwa|zarówno|opcja|opcje|wariant|zalety|wady|niż",
    example:
      "na przykład|przykładowo|np|między innymi|m.in|m in|w praktyce|studium przypadku|wyobraź sobie|załóżmy|weźmy|tak jak|takiego jak|w tym także|taki jak|takie jak|takich jak|takimi jak|taka jak",
    definition:
      "oznacza|oznaczają|odnosi się do|odnoszą się do|definiuje się jako|rozumiemy|rozumie się|znany jako|znana jako|nazywa się|nazywane|nazywany|nazywana|nazywamy|zwany|zwana|zwane|skrót od|opisuje|polega na|polegają na|składa się z|składają się z|służy do|służą do|stosuje się|używa się|rodzaj|czyli|tzw|mianem|jest to|są to|to urządzenie|to proces|to coś|to sposób|to metoda|to narzędzie|to maszyna|to system|to zbiór|to część|to technika|to forma|to usługa|to program|to choroba|to substancja|to termin|to pojęcie|to zestaw|to dokument|to umowa|to materiał|to roślina|to organizacja|to miejsce|to jedno|to jedna|jest jednym|jest jedną|jest definiowany|jest definiowana|jest używany do|to skrót|to każdy|to jeden|to typ|to jest|to znaczy|to kwestia",
    sequence:
      "najpierw|po pierwsze|po drugie|po trzecie|pierwszy|pierwsza|drugi|druga|trzeci|trzecia|następnie|potem|wtedy|na koniec|wreszcie|w końcu|na początek|na początku|krok|kroki|kroków|zanim|po tym|gdy już|zacznij od|rozpocznij od|później|powtórz|powtarzaj|wykonaj|kolejny|kolejno|etap|pierwsze|pierwszą|pierwszej|następny|następna|następne",
    singularSelf:
      "ja|mnie|mi|mną|mój|moja|moje|moją|mojego|mojej|moim|moich|jestem|mam|mogę|chcę|myślę|uważam|wiem|lubię|używam|polecam|robię|byłem|byłam|miałem|miałam|zrobiłem|kupiłem|wolę|piszę",
    pluralSelf:
      "my|nas|nam|nami|nasz|nasza|nasze|naszą|naszego|naszej|naszym|naszych|nasi|jesteśmy|mamy|możemy|chcemy|oferujemy|wiemy|robimy|pracujemy|polecamy|uważamy|musimy|zapewniamy|dbamy|widzimy|sprawdziliśmy|testowaliśmy|pieczemy|lubimy|będziemy|powinniśmy|przyjrzymy|przechodzimy|znajdziemy|zobaczymy|używamy|czekamy|wszyscy",
    you: "ty|ciebie|cię|ci|tobie|tobą|twój|twoja|twoje|twoją|twojego|twojej|twoim|twoich|wy|was|wam|wasz|wasze|państwo|państwa|państwu|możesz|chcesz|musisz|masz|jesteś|potrzebujesz|wiesz|robisz|szukasz|powinieneś|powinnaś|będziesz|znajdziesz|zobaczysz|użyj|wybierz|sprawdź|unikaj|dodaj|umieść|pamiętaj|napełnij|zapisz|spróbuj|zacznij|pozostaw|odstaw|zostaw|zrób|weź|otwórz|poczekaj|wlej|swój|swoje|swoją|swojego|swojej|pieczesz|włóż|przykryj|naciśnij|kup|dowiesz|poznasz|zyskasz|otrzymasz|lubisz|kupujesz|używasz|pracujesz|mieszkasz|myślisz|robiłeś|miałeś|chciałeś|widziałeś|czekałeś|odkryj|odkryjesz|włożysz|skorzystaj|zadzwoń|zamów|pobierz|kliknij|przejdź|dowiedz|zarezerwuj|skontaktuj|napisz|wypróbuj|daj|czytaj|ustaw|usuń|pokrój|wymieszaj|umyj|zamknij|martw|uczysz|spieszysz",
    pointing:
      "to|ten|ta|te|ci|tego|tej|tym|tych|tę|tą|tamto|tamten|ono|on|ona|oni|one|taki|taka|takie|takich|tutaj|tu|tam|jego|jej|ich|im|wtedy|inny|inna|inne|innych|który|która|które|tak|dzięki temu|w ten sposób|przy tym|jest|są|temu|nim|nich|ma|mają|można|może|mogą|zależy|trudno|warto|chodzi|jedni|inni|pozwala|był|była|było|były|będzie|działa|wymaga|pomaga|pomagają|liczy się|nic dziwnego|stanowi|sprawia|oznacza to",
    connective:
      "także|również|też|jednak|ale|i|oraz|a|lub|więc|zatem|potem|znowu|ponadto|co więcej|poza tym|oprócz tego|dodatkowo|dlatego|stąd|w rezultacie|w efekcie|w konsekwencji|na przykład|przykładowo|w rzeczywistości|faktycznie|podobnie|tymczasem|w międzyczasie|w przeciwnym razie|inaczej|zamiast tego|niemniej|mimo to|pomimo tego|nadal|wciąż|wreszcie|na koniec|w końcu|następnie|ogólnie|podsumowując|reasumując|z drugiej strony|z jednej strony|natomiast|zaś|plus|po tym|później|bo|jednocześnie|zarazem|innymi słowy|czyli|to powiedziawszy|oczywiście|na szczęście|niestety|cóż|no|pewnie|tak|zresztą|przy okazji|lecz|otóż",
    forum:
      "odpowiedz|odpowiedź|odpowiedzi|odpowiedział|odpowiedziała|napisał|napisała|opublikowano|post|posty|postów|wątek|wątki|wątku|temat|tematy|tematu|forum|dołączył|dołączyła|zarejestrowany|użytkownik|użytkownicy|użytkowników|moderator|moderatorzy|administrator|zapytał|pytanie|edytowano|edytowany|zmodyfikowany|głosy|głosów|komentarz|komentarze|cytat|cytuj|dzięki|dziękuję|cześć|hej|witam|siema|pozdrawiam|pozdro|lol|xd|imo|rozwiązane|wyświetleń|wyświetlenia|lubię to|polubienia|odznaki|reputacja|wiadomość|wiadomości|gość|pomocy|proszę o pomoc|komentarzach|komentarzu|komentarzy|czy ktoś|ktoś wie|ktoś ma|ktoś może",
    shop: "do koszyka|w magazynie|dostępność|niedostępny|wyprzedane|wysyłka|dostawa|koszt dostawy|cena|ceny|cenie|promocja|promocje|wyprzedaż|ilość|rozmiar|rozmiary|kolor|kolory|opinie|opinia|recenzje|recenzja|koszyk|zamówienie|zamów|płatność|lista życzeń|ulubione|produkt|produkty|produktu|produktów|kup|kupić|sklep|sklepie|zwrot|zwroty|reklamacja|sortuj|sortowanie|filtr|filtry|filtruj|gwarancja|tabela rozmiarów|na stronę|marka|marki|producent|rabat|rabaty|zniżka|oszczędzasz|prezent|gwiazdki|gwiazdek|kolekcja|materiał|wymiary|waga|model|zestaw|sztuk|szt|brutto|zł|vat|sklepu|sklepach|sklepy",
    service:
      "oferujemy|zapewniamy|świadczymy|realizujemy|lat doświadczenia|letnie doświadczenie|wieloletnie doświadczenie|wycena|wycenę|niezobowiązująca|konsultacja|konsultacje|doradztwo|skontaktuj się z nami|certyfikowany|certyfikowani|certyfikat|licencjonowany|ubezpieczony|usługa|usługi|usług|serwis|rozwiązania|rozwiązanie|rozwiązań|klienci|klientów|klienta|klientom|profesjonaliści|fachowcy|eksperci|specjaliści|wizyta|wizytę|termin|zadzwoń|indywidualny|indywidualne|indywidualnie|firma|firmy|firm|firmom|biznes|biznesu|pomożemy|pomagamy|wspieramy|partner|partnerem|biuro|w okolicy|lokalny|lokalnie|jesteśmy do dyspozycji|do twojej dyspozycji|nasza misja|o nas|referencje|realizacje|projekty|naprawa|naprawy|montaż|instalacja|konserwacja|awaria|pogotowie|zapytanie|demo|platforma|funkcje|integracje|cennik|pakiety|zespół",
    news: "rzecznik|rzeczniczka|rzecznika|urzędnicy|władze|władz|poinformował|poinformowała|poinformowano|przekazał|dziennikarze|reporterzy|ogłosił|ogłosiła|ogłoszono|zapowiedział|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę|prezydent|premier|minister|ministra|rząd|rządu|policja|policji|policjanci|sąd|sądu|prokuratura|według|w oświadczeniu|oświadczenie|komunikat|komunikacie|proc|procent|w zeszłym tygodniu|w ubiegłym tygodniu|w tym tygodniu|wcześniej|w zeszłym roku|w ubiegłym roku|w tym roku|w zeszłym miesiącu|wczoraj|prezes|pap|reuters|powiedział|powiedziała|posłowie|sejm|parlament|wybory|wyborów|burmistrz|pozew|inwestorzy|akcje|akcji|mln|mld|milionów|miliardów|miliony|zagłosował|przyjęto",
    reference:
      "parametr|parametry|parametrów|składnia|zwraca|funkcja|funkcje|funkcji|metoda|metody|domyślnie|domyślny|domyślna|api|wartość|wartości|ciąg|łańcuch|typ|typy|klasa|klasy|obiekt|obiekty|obiektu|przykład|przykłady|kod|kodu|polecenie|polecenia|opcja|opcje|przestarzały|przestarzałe|plik|pliki|pliku|plików|zainstaluj|instalacja|konfiguracja|konfiguracji|wersja|wersji|moduł|zobacz też|zobacz także|dokumentacja|dokumentacji|tablica|null|serwer|serwera|klient|zapytanie|zapytania|baza danych|bazy danych|zmienna|zmienne|atrybut|atrybuty|właściwość|właściwości|sekcja|artykuł|art|ust|ustawa|ustawy|rozporządzenie|załącznik|tabela|słownik|definicja|rozdział|wymagania|specyfikacja|pole|pola|wymagane|wymagany|opcjonalny|opcjonalne|żądanie|odpowiedź|błąd|błędy|artykule|artykułu|artykuły|przykładzie",
    recipe:
      "składniki|łyżka|łyżki|łyżek|łyżeczka|łyżeczki|łyżeczek|szklanka|szklanki|szklanek|szczypta|rozgrzej|nagrzej|piekarnik|piekarnika|piekarniku|pieczenie|pieczenia|piecze|miesza|szklanką|przepisu|piecz|piec|gotuj|duś|mieszaj|wymieszaj|porcje|porcji|czas przygotowania|czas gotowania|czas pieczenia|przepis|przepisy|minut|udekoruj|ubij",
    event:
      "bilety|bilet|biletów|wejściówki|agenda|prelegenci|prelegentów|prelegent|mówcy|keynote|rejestracja|rejestracji|zarejestruj się|zapisy|otwarcie drzwi|festiwal|festiwalu|konferencja|konferencji|webinar|warsztaty|warsztatów|wystawa|wystawy|uczestnicy|uczestników|wydarzenie|wydarzenia|targi",
    scholarly:
      "badanie|badania|badań|badaniu|czasopismo|uniwersytet|uniwersytetu|badacze|badaczy|naukowcy|naukowców|ankieta|ankiety|sondaż|procent|dane|danych|profesor|profesora|instytut|instytutu|raport|raportu|kliniczne|klinicznych|opublikowano|opublikowany|pacjenci|pacjentów|dowody|analiza|analizy|wyniki|wyników|doi|ministerstwo|urząd|agencja|agencji|fundacja|stowarzyszenie|organizacja",
  },
  labels: {
    summary:
      "podsumowanie|w skrócie|w pigułce|najważniejsze informacje|najważniejsze punkty|najważniejsze wnioski|kluczowe wnioski|kluczowe informacje|kluczowe punkty|tl;dr|tldr|krótko mówiąc|w kilku słowach|w kilku zdaniach|streszczenie|na pierwszy rzut oka|krótka odpowiedź|szybka odpowiedź|najkrótsza odpowiedź|to najważniejsze|przegląd|co musisz wiedzieć|co warto wiedzieć|to musisz wiedzieć|najważniejsze fakty|abstrakt|nasze typy|nasz wybór|nasze propozycje|z tego artykułu dowiesz się|warto zapamiętać|zapamiętaj",
    faq: "faq|najczęściej zadawane pytania|często zadawane pytania|częste pytania|najczęstsze pytania|pytania i odpowiedzi|podobne pytania|inne pytania użytkowników|twoje pytania|wasze pytania|pytania",
    pros: "zalety|plusy|korzyści|mocne strony|co nam się podoba|co się podoba",
    cons: "wady|minusy|słabe strony|ograniczenia|co nam się nie podoba|co się nie podoba|ryzyko|zagrożenia",
    conclusion:
      "podsumowanie|wnioski|wniosek|zakończenie|na koniec|słowo końcowe|słowem podsumowania|podsumowując|werdykt|nasz werdykt|nasza ocena|ocena końcowa|konkluzja",
    steps:
      "krok|kroki|krok po kroku|jak to zrobić|jak zrobić|instrukcja|instrukcje|sposób przygotowania|przygotowanie|wykonanie|procedura|metoda|etap|etapy|jak wybrać|jak używać|jak stworzyć|jak wyczyścić|jak zainstalować|jak przygotować|jak nauczyć|jak napisać|jak usunąć|jak oszczędzać|jak przechowywać|jak ugotować|jak naprawić|jak znaleźć|jak poprawić|jak zmienić|jak uprawiać|jak zbudować|jak ustawić|jak sprawdzić|jak uniknąć",
    contents:
      "spis treści|w tym artykule|na tej stronie|zawartość|co znajdziesz|szybkie linki|w artykule|przejdź do sekcji|skocz do",
    related:
      "powiązane|powiązane artykuły|powiązane wpisy|podobne artykuły|podobne wpisy|może cię zainteresować|może ci się spodobać|to może cię zainteresować|mogą cię zainteresować|polecamy|polecane|polecane artykuły|czytaj także|czytaj też|czytaj również|przeczytaj także|przeczytaj też|więcej o|więcej na ten temat|zobacz też|zobacz także|zobacz również|popularne|najpopularniejsze|najczęściej czytane|najnowsze|ostatnie wpisy|udostępnij|komentarze|dodaj komentarz|zostaw komentarz|newsletter|klienci kupili również|inni kupili też|ostatnio oglądane|tagi|etykiety|o autorze|o autorce|subskrybuj",
    comparison:
      "vs|versus|kontra|porównanie|porównaj|tabela porównawcza|różnica|różnice|alternatywy|co lepsze|co wybrać|który lepszy|która lepsza|wady i zalety|zalety i wady|plusy i minusy",
  },
  questions: {
    quantity:
      "ile|ilu|ile kosztuje|ile kosztują|ile trwa|ile czasu|jak długo|jak często|co ile|jak daleko|jak szybko|jak gorący|jak zimny|jak duży|jak duża|jak mały|jak stary|jak wysoki|jak wysoka|jak głęboki|jak ciężki|jak szeroki|jak drogi|ile waży|ile zużywa|ile lat|koszt|koszty|cena|ceny|cennik|zarobki|wynagrodzenie|średnia|średnio|stawka|stawki",
    definition:
      "co to jest|co to są|co to|czym jest|czym są|co oznacza|co oznaczają|co znaczy|na czym polega|znaczenie|definicja|wyjaśnienie|wyjaśniamy|wprowadzenie do|przegląd|wszystko o",
    reason:
      "dlaczego|czemu|z jakiego powodu|powody|powód|przyczyna|przyczyny|przyczyny powstawania|skąd się bierze|co powoduje|od czego",
    time: "kiedy|o której|od kiedy|do kiedy|w jakim terminie|data|termin|terminy|harmonogram|godziny",
    place: "gdzie|dokąd|skąd|w pobliżu|blisko mnie|lokalizacja|adres",
    person: "kto|kim jest|kogo|komu|kim",
    how: "jak|jak zrobić|jak można|jak mogę|jak działa|jak działają|jak należy|jak się|w jaki sposób|tutorial|krok po kroku|poradnik|przewodnik|instrukcja|sposoby na|porady|wskazówki|triki",
    choice:
      "najlepszy|najlepsza|najlepsze|najlepszych|top|który|która|które|jaki|jaka|jakie|alternatywy|vs|versus|porównanie|porównać|opinie|recenzje|pomysły|przykłady|rodzaje|lista|rzeczy",
    yesNo:
      "czy|czy jest|czy można|czy warto|czy trzeba|czy da się|czy to|czy są|czy może|czy należy|czy opłaca się|czy istnieje|czy muszę|czy mogę|czy powinienem",
  },
  updated:
    "zaktualizowano|zaktualizowany|zaktualizowane|ostatnia aktualizacja|aktualizacja|data aktualizacji|zmodyfikowano|zmodyfikowany|ostatnia modyfikacja|zmieniono|ostatnia zmiana|poprawiono|zweryfikowano|sprawdzono|edytowano",
};
