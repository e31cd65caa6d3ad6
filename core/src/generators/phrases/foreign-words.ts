/**
 * Words that show a short topic isn't English. The language packs list small words; a topic such as "fahrrad kaufen" has
 * none, so these are the everyday words of searches and headlines. None of them is an English word.
 */
export const SEARCH_WORDS: Readonly<Record<string, string>> = {
  de: "abnehmen anlegen anleitung bestes besten beste fahrrad garten gesund gesunde gesundheit günstig haus heizung hund hunde hundetraining katze katzen kaffeemaschine kaufen kosten kostenlos kostet kostete kredit küche lernen machen mieten photovoltaik preise rasen rezept rezepte richtig schnell schule selber steuern tipps urlaub vergleich verkaufen versicherung wärmepumpe welche wohnung zuhause",
  fr: "acheter argent assurer bébé cadeau choisir chaussures chien chiens comparatif conseils enfants entreprise faire gratuit idées immobilier jardin logiciel meilleur meilleure meilleures meilleurs maigrir perdre poids pourquoi prêt recette recettes réussir voiture voitures vélo",
  es: "abogado ahorrar alquiler aprender barato baratos calor coche coches comida comprar consejos contenidos dentistas dieta dinero elegir empresa empresas entrenamiento hacer hijos hogar mejor mejores negocio negocios perro perros precio precios receta recetas ropa salud seguro sintomas tienda vender viajar viaje zapatos",
  it: "bambini calore cani cibo comprare consigli dentisti dieta dimagrire idee imparare mediterranea migliore migliori miglior materasso negozio prezzi prezzo ricetta ricette risparmiare scegliere scarpe soldi vendere viaggio viaggiare veloce velocemente",
  pt: "abrir aprender barato barata cachorro cachorros comprar dentistas dicas dinheiro emagrecer empresa escolher fazer filhos ganhar gratuito loja melhor melhores negócio preço preços receita receitas residencial roupa saúde seguro tapetes vender viajar viagem",
  nl: "besparen beste fiets goedkoop goedkope hond honden huis huren kinderen kopen kosten kost leren maken recept recepten reizen schoenen trainen tuin verkopen verzekering warmtepomp werkt zonnepanelen",
  pl: "ceny dieta dla domu dzieci jaki jakie kosztuje kupić najlepsze najlepszy nauka ogród pieniądze pompa porady praca przepis przepisy samochód sklep szkolenie tani zdrowie",
};

/** Foreign words that English took over, and names that English writers leave accented. */
export const LOANWORDS = new Set(
  `à café cafés cliché clichés crème brûlée crêpe crêpes crudités décor déjà doppelgänger entrée entrées exposé façade façades fiancé fiancée
jalapeño jalapeños matinée naïve niño niña papier-mâché pâté piñata piñatas protégé purée quinceañera résumé résumés rosé sauté sautéed señor señorita soirée
soufflé soufflés tête touché über vis-à-vis maître château châteaux coupé flambé béchamel açaí blasé communiqué décolletage émigré études éclair éclairs
beyoncé björk bogotá brontë cézanne chloé citroën córdoba curaçao estée göteborg häagen-dazs hermès köln lancôme l'oréal málaga malmö medellín misérables möbius
montréal moët mötley münchen nestlé pokémon québec renée rené réunion schrödinger são škoda tromsø zoë zürich`.split(
    /\s+/,
  ),
);
