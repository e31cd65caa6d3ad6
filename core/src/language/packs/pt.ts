import { stemmer } from "@orama/stemmers/portuguese";
import type { LanguagePack } from "../language-pack.ts";

/**
 * Covers Brazil and Portugal ("tela" and "ecrã"). Subject pronouns are often left out, so the cues for "I", "we" and
 * "you" also list common verb forms.
 */
export const portuguese: LanguagePack = {
  code: "pt",
  name: "Portuguese",
  stem: stemmer,
  stopWords:
    "a à ainda algo alguém algum alguma algumas alguns ali ao aos apenas após aquela aquele aqui as às até bem cada com como contra da das de dela dele deles depois desde dessa desse desta deste deve devem do dos dois duas durante e é ela elas ele eles em embora entre era eram essa essas esse esses esta está estão estas este estes eu faz foi foram há isso isto já la lhe lhes lo mais mas me mesma mesmo meu meus minha minhas muita muitas muito muitos na não nas nem nenhum nessa nesse nesta neste ninguém no nos nós nossa nossas nosso nossos num numa o onde os ou outra outras outro outros para pela pelas pelo pelos perante pode podem pois por porque porquê pouco qual quais qualquer quando quanto que quê quem são se seja sem sempre sendo ser será seu seus si sido só sob sobre sua suas também tanto te tem têm ter teu tinha toda todas todo todos tu tua tudo um uma umas uns vai você vocês",
  months: [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
  classes: {
    article: "o a os as um uma uns umas",
    preposition:
      "de em a para com por sobre desde até entre sem sob após durante contra perante do da dos das no na nos nas ao à aos às pelo pela pelos pelas num numa nuns numas dum duma mediante conforme segundo exceto salvo via dentro fora perto longe acima abaixo além através junto cerca neste nesta nestes nestas nesse nessa deste desta destes destas desse dessa desses dessas disso disto nisso",
    subjectPronoun: "eu tu ele ela nós vós eles elas você vocês quem",
    objectPronoun:
      "me te se lhe lhes nos vos o a os as mim ti si comigo contigo consigo conosco connosco lo la los las",
    possessive:
      "meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa cujo cuja cujos cujas dele dela deles delas",
    demonstrative:
      "este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo",
    quantifier:
      "todo toda todos todas tudo algum alguma alguns algumas muito muita muitos muitas mais menos pouco pouca poucos poucas vários várias cada ambos ambas nenhum nenhuma dois duas três quatro outro outra outros outras tal tais bastante qualquer quaisquer meio meia maioria tanto tantos tantas",
    auxiliary:
      "é são era eram foi foram ser sido sendo sou somos será serão seria seriam seja sejam está estão estava estavam estar estado estamos esteja estejam tem têm tinha tinham ter tido tenho temos teve tiveram tenha tenham há havia houve haver haja faz fazem",
    modal:
      "pode podem podia poderia poderiam posso podemos poderá poderão possa possam pude deve devem devia deveria deveriam devemos deverá deverão vai vão vamos vou quer querem quero costuma costumam precisa precisam convém",
    conjunction: "e ou mas nem porém",
    subordinator:
      "que porque se quando enquanto embora como onde pois caso conforme segundo cujo qual quais quanto logo desde antes depois porquanto",
    negation: "não nunca jamais nem nada ninguém nenhum nenhuma tampouco",
    interrogative: "que quê qual quais quem quando onde como quanto quanta quantos quantas porquê aonde",
    adverb:
      "muito também só apenas somente até ainda já sempre quase bastante mais menos bem mal agora então logo aqui ali lá aí novamente realmente talvez cedo tarde depois antes assim além porém contudo normalmente geralmente frequentemente cerca melhor pior hoje tão tanto raramente sobretudo",
  },
  cues: {
    announcement:
      "neste artigo|nesse artigo|neste post|nesse post|neste guia|neste blog|nesta seção|nesta secção|neste tutorial|neste vídeo|nesta análise|neste capítulo|neste texto|neste conteúdo|este artigo|este post|este guia|este tutorial|este texto|nosso guia|vamos|veremos|explicamos|mostramos|apresentamos|vou mostrar|vejamos|continue lendo|continue a ler|continua a ler|leia mais|fique ligado|fique atento|a seguir|abaixo|confira|veja|aqui estão|eis|estes são|estas são|sem mais delongas|como mencionado|como dissemos|como vimos|como já vimos|seguinte|seguintes|índice|sumário|ir para|na próxima seção|role a página|reunimos|selecionamos|compilamos|dê uma olhada|mergulhe|você aprenderá|vai aprender|você vai descobrir|vai encontrar|encontrará|saiba como|saiba mais|descubra|aprenda a|conheça|esta página|nesta página|acima",
    callToAction:
      "inscreva-se|inscreve-te|cadastre-se|registe-se|registre-se|faça login|iniciar sessão|entrar|assine|subscreva|clique|saiba mais|saber mais|leia mais|ler mais|ver mais|ver tudo|ver todos|comprar agora|compre|peça já|encomende|peça agora|experimente|teste gratuito|período de teste|contacte-nos|contate-nos|fale conosco|fale connosco|entre em contato|entre em contacto|contacte|ligue|ligue-nos|reserve|agende|marque|solicite|peça um orçamento|peça o seu|escreva-nos|baixe|baixar|descarregue|descarregar|download|junte-se|siga-nos|nos siga|dê uma olhada|visite|digite seu|insira o seu|adicionar ao carrinho|deixe um comentário|deixe seu comentário|conte para nós|não hesite|não perca|não se esqueça|toque em|enviar|envie|candidate-se|obtenha|garanta|aproveite|por favor|conheça nossos|conheça os nossos|conheça nossa|confira nossos|descubra nossos|newsletter|seu e-mail|seu email|venha nos visitar|visite-nos|compartilhe este|partilhe este|teste grátis|comece agora|comece já|encontre o seu|encontre seu",
    disclosure:
      "afiliado|afiliados|comissão|comissões|patrocinado|patrocinada|patrocinados|podemos receber|podemos ganhar|poderemos receber|sem custo adicional|sem custos adicionais|sem custo extra|parceria paga|publicidade|publi|anúncio|anunciante|anunciantes|independência editorial|fins informativos|caráter informativo|meramente informativo|a título informativo|não constitui|não constituem|não substitui|não substituem|não pretende substituir|termos e condições|termos de uso|condições gerais|todos os direitos reservados|cookies|política de privacidade|aviso legal|copyright|isenção de responsabilidade|sujeito a alterações|sujeitos a alterações|sujeito a alteração|marca registrada|marca registada|aconselhamento médico|orientação médica|conselho médico|aconselhamento financeiro|aconselhamento jurídico|recomendação de investimento",
    credit:
      "foto|fotos|fotografia|crédito|créditos|getty|shutterstock|unsplash|istock|lusa|cortesia de|divulgação|reprodução|captura de tela|captura de ecrã|escrito por|redigido por|publicado por|editado por|revisado por|revisto por|min de leitura|minutos de leitura|tempo de leitura|arquivado em|publicado em|última atualização|publicado originalmente|ilustração|fonte|compartilhar|partilhar|tuitar|comentários|imagem de",
    promotion:
      "de classe mundial|de primeira|de ponta|vanguarda|revolucionário|revolucionária|revolucionários|última geração|líder|líderes|sem igual|inigualável|inigualáveis|incomparável|imbatível|imbatíveis|incrível|incríveis|surpreendente|surpreendentes|espetacular|impressionante|impressionantes|extraordinário|extraordinária|chave na mão|próximo nível|outro nível|imperdível|imperdíveis|indispensável|tempo limitado|sem risco|sem riscos|garantido|garantida|garantidos|sem complicações|sem complicação|sem preocupações|sem dor de cabeça|perfeito|perfeita|perfeitos|perfeitas|definitivo|definitiva|deslumbrante|maravilhoso|maravilhosa|lindo|linda|lindos|belo|bela|excepcional|excecional|excepcionais|excelente|excelentes|excelência|confiável|premium|alto padrão|exclusivo|exclusiva|exclusivos|exclusivas|sem esforço|inovador|inovadora|inovadores|inovadoras|poderoso|poderosa|apaixonado|apaixonados|paixão|dedicado|dedicada|dedicação|comprometidos|sob medida|à medida|transforme|transformar|eleve|potencialize|desbloqueie|impulsione|descubra|viva|desfrute|aproveite|não procure mais|merece|tranquilidade|superior|superiores|único|única|únicos|únicas|vai adorar|ama|amar|fantástico|fantástica|fantásticos|delicioso|deliciosa|luxo|luxuoso|luxuosa|satisfação|feito à mão|artesanal|premiado|premiada|inesquecível|inesquecíveis|orgulho|orgulhosos|orgulhoso|entusiasmados|animados|ideal|ideais|brilhante|brilhantes|encantador|de confiança|de qualidade|alta qualidade|máxima qualidade|o melhor|a melhor|os melhores|as melhores|nossos melhores|nossas melhores",
    hedge:
      "talvez|quiçá|eventualmente|possivelmente|provavelmente|presumivelmente|aparentemente|parece|parecem|um tanto|uma espécie de|um tipo de|em alguns casos|em certos casos|é possível|tende a|tendem a|costuma|costumam|mais ou menos|até certo ponto|em certa medida|poderia|poderiam|poderá|tudo depende|pode ser|pode vir a|poderão",
    filler:
      "no mundo de hoje|no mundo atual|nos dias de hoje|nos dias atuais|hoje em dia|na era|é importante|vale ressaltar|vale a pena|vale lembrar|vale destacar|cabe destacar|nem é preciso dizer|escusado será dizer|no fim das contas|no final das contas|ao fim e ao cabo|no final do dia|quando se trata de|quando o assunto é|no que diz respeito|em termos de|com o objetivo de|a fim de|o fato de que|o facto de|a verdade é que|não procure mais|quer você|seja você|em constante evolução|em constante mudança|ritmo acelerado|desempenha um papel|papel fundamental|papel crucial|é essencial|é fundamental|é crucial|não é segredo|uma ampla gama|uma ampla variedade|uma grande variedade|uma vasta gama|uma variedade de|cada vez mais|todos sabemos|todo mundo sabe|como sabemos|nos últimos anos|sem sombra de dúvida",
    absolute:
      "sempre|nunca|jamais|garante|garantem|garantimos|garantido|garantida|indubitavelmente|sem dúvida|sem dúvidas|todo mundo|toda a gente|ninguém|o único|a única|comprovado|comprovadamente|completamente seguro|totalmente|absolutamente|nada supera|cem por cento|número um|número 1|o melhor|a melhor|os melhores|as melhores|de todos os tempos|todos sabem",
    vagueSource:
      "especialistas|estudos mostram|estudos demonstram|estudos indicam|diversos estudos|vários estudos|segundo estudos|inúmeros estudos|estudos recentes|pesquisas mostram|pesquisas indicam|a pesquisa mostra|a investigação mostra|a ciência diz|diz-se que|dizem que|acredita-se|sabe-se que|é sabido|é conhecido|amplamente conhecido|supostamente|há quem diga|muita gente|muitas pessoas|cientistas dizem|os cientistas|foi demonstrado|está provado|cientificamente comprovado|sondagens mostram|muitos acreditam|algumas pessoas|a maioria das pessoas|alguns dizem|alguns estudos|alguns acreditam",
    attribution:
      "segundo|de acordo com|conforme|relatado por|relatório de|relatório do|relatório da|relatório publicado|dados de|dados do|dados da|pesquisa de|pesquisa do|pesquisa da|pesquisa realizada|inquérito|sondagem|estudo de|estudo do|estudo da|estudo realizado|estudo publicado|um estudo|investigação de|pesquisadores da|investigadores da|publicado em|publicada em|publicado na|publicada na|publicado pelo|publicado por|estimativas de|estimativas do|estima|números do|números da|indica|aponta|citado por|medido por|o estudo|o relatório|a pesquisa|os pesquisadores|os investigadores|análise de|professor da|professora da|professor de|universidade de|universidade do|universidade da|a universidade|instituto de|instituto nacional|o instituto|ministério da|ministério do|o ministério|a agência|departamento de|revista|et al|ibge|recomenda|a organização|publicadas na|publicados na|publicadas no|institutos nacionais",
    speech:
      "disse|diz|dizem|explicou|explica|explicam|contou|conta|acrescentou|acrescenta|observou|observa|escreveu|escreve|recomenda|sugere|afirmou|afirma|afirmam|declarou|declara|defende|argumenta|lembrou|lembra|comentou|comenta|anunciou|alertou|alerta|avisou|admitiu|reconheceu|acredita|aconselha|perguntou|respondeu|responde|garantiu|indicou|destacou|ressaltou|salientou|sublinhou|acrescentado|acrescentados|afirmaram",
    cause:
      "porque|portanto|por isso|por conseguinte|devido a|devido ao|devido à|como resultado|como consequência|consequentemente|em consequência|o que significa|isso significa|isto significa|significa que|leva a|levam a|causa|causam|provoca|provocam|para que|de modo que|de forma que|daí|a razão|o motivo|já que|uma vez que|visto que|dado que|graças a|graças ao|graças à|permite|permitem|ajuda|ajudam|evita|evitam|impede|pois|resulta em",
    limits:
      "no entanto|porém|contudo|todavia|entretanto|por outro lado|embora|ainda que|limitação|limitações|limite|limites|desvantagem|desvantagens|inconveniente|inconvenientes|contras|contrapartida|em contraste|pelo contrário|em compensação|não recomendado|exceção|exceções|ressalva|ressalvas|apesar|risco|riscos|efeitos colaterais|efeitos secundários|a menos que|a não ser|exceto|salvo|mas|tenha em mente|tenha em conta|leve em conta|lembre-se|cuidado|atenção|aviso|alerta|cautela|precaução|precauções|evite|evitar|nem todos|nem todas|não funciona|não espere|não serve|desafio|desafios|problema|problemas|preocupações|caro|cara|caros|dispendioso|falta|faltam|carece|infelizmente|lamentavelmente|só se|somente se|apenas se|depende de|depende do|depende da|não pode|não podem|nem sempre|não basta|não deve|não substitui|tampouco|não use|não utilize",
    superlative:
      "definitivo|definitiva|perfeito|perfeita|líder|número um|top|favorito|favorita|favoritos|preferido|o mais|a mais|os mais|as mais|dos mais|das mais|o melhor|a melhor|os melhores|as melhores|o maior|a maior|os maiores|as maiores|o pior|a pior|os piores|as piores|o menor|a menor|os menores|as menores|o principal|a principal|mais importante|mais popular",
    experience:
      "testamos|testámos|testei|experimentamos|experimentei|descobrimos|descobri|encontramos|encontrei|medimos|medi|entrevistamos|entrevistámos|analisamos|analisámos|analisei|comparamos|comparámos|acompanhamos|avaliamos|avaliámos|recolhemos|coletamos|verificamos|verificámos|constatamos|nossa pesquisa|nosso estudo|nossos dados|nossa análise|nossos testes|nosso teste|nossas medições|nosso experimento|nossos resultados|nosso próprio|nossa própria|em nossa experiência|na nossa experiência|por experiência|minha experiência|uso há|usei|utilizei|usamos|usámos|utilizamos|comprei|notei|notamos|notámos|reparei|percebi|percebemos|quando eu|comecei|decidi|fiz|fui|estava|tinha|meu próprio|minha própria|construímos|vimos|nossa equipe|a nossa equipa|recomendo|meu favorito|minha favorita|adoro|amo|pessoalmente|nossos clientes|conversamos|falámos com|perguntamos|perguntámos|nos disse|disse-nos|nos contou|me disse|anotamos|anotámos",
    comparison:
      "vs|versus|comparado com|comparado a|comparada com|comparados com|comparação|comparativo|frente a|em relação a|em relação ao|enquanto|ao passo que|melhor que|melhor do que|pior que|pior do que|mais que|mais do que|menos que|menos do que|mais de|menos de|mais barato que|mais rápido que|maior que|maior do que|menor que|em vez de|ao invés de|ao contrário de|ao contrário do|diferença entre|diferenças entre|a diferença|as diferenças|difere|diferem|alternativa|alternativas|semelhante a|semelhantes a|parecido com|por outro lado|ambos|ambas|os dois|as duas|opção|opções|vantagens|desvantagens|prós|contras",
    example:
      "por exemplo|como|ex|entre eles|entre elas|incluindo|inclusive|estudo de caso|na prática|imagine|suponha|suponhamos|digamos",
    definition:
      "é um|é uma|é o|é a|significa|significam|refere-se a|referem-se a|se refere a|é definido como|é definida como|define-se como|entende-se por|é conhecido como|é conhecida como|chama-se|chamam-se|chamado|chamada|chamados|denomina-se|quer dizer|é quando|é qualquer|descreve|designa|consiste em|consistem em|é composto por|é formado por|trata-se de|sigla de|abreviatura de|serve para|servem para|é usado para|é usada para|é utilizado para|também conhecido como|também conhecida como|são um|são uma|são os|são as|são conhecidos como|designam|é uma das|é um dos",
    sequence:
      "primeiro|terceiro|primeira|segunda|terceira|primeiramente|a seguir|em seguida|depois|então|finalmente|por fim|por último|para começar|para terminar|passo|passos|etapa|etapas|antes de|após isso|assim que|uma vez que|comece por|comece com|repita|repetir|siga estes|siga os|seguinte|próximo|em segundo lugar|segundo passo",
    singularSelf:
      "eu|me|mim|meu|minha|meus|minhas|comigo|sou|estou|tenho|acho|acredito|quero|posso|sei|fiz|fui|penso|recomendo|uso|prefiro|comprei|testei|encontrei|vou",
    pluralSelf:
      "nós|nosso|nossa|nossos|nossas|conosco|connosco|somos|estamos|temos|podemos|queremos|acreditamos|oferecemos|fazemos|vamos|sabemos|trabalhamos|recomendamos|usamos|testamos|testámos|vimos|devemos|a gente|tivemos|contamos",
    you: "você|vocês|tu|te|ti|teu|tua|teus|tuas|contigo|podes|queres|tens|deves|precisas|vais|sabes|use|escolha|verifique|evite|adicione|coloque|guarde|encha|anote|lembre-se|experimente|peça|abra|comece|tenha|faça|confira|descubra|aproveite|contacte|ligue|solicite|clique|procure|mantenha|deixe|transforme|conheça|veja|saiba|garanta|reserve|agende|fale|compre|digite|selecione|acesse|instale|remova|misture|corte|leve|espere|feche|lave|retire|pense|escreva|para si|a si",
    pointing:
      "isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquilo|aquele|aquela|ele|ela|eles|elas|tal|tais|aqui|ali|lá|aí|seu|sua|seus|suas|dele|dela|deles|então|outro|outra|outros|outras|qual|assim|é|são|trata-se|também|nele|nela|tem|têm|funciona|funcionam|pode|podem|permite|serve|era|foi|foram|depende|costuma|fica|ficam|não é|não são|não se|não há|segue|seguem|mostra|custa|ajuda",
    connective:
      "também|no entanto|mas|e|ou|então|novamente|além disso|ademais|igualmente|por outro lado|portanto|por isso|assim|como resultado|consequentemente|por exemplo|na verdade|de fato|de facto|aliás|da mesma forma|do mesmo modo|enquanto isso|entretanto|caso contrário|senão|em vez disso|mesmo assim|ainda|porém|contudo|finalmente|por fim|por último|em seguida|a seguir|depois|no geral|em geral|em conclusão|concluindo|em resumo|resumindo|em suma|por um lado|mais ainda|após isso|já que|ao mesmo tempo|em outras palavras|por outras palavras|isto é|dito isso|dito isto|claro|é claro|felizmente|infelizmente|bem|bom|pois|sim|embora|daí",
    forum:
      "responder|resposta|respostas|respondeu|postado|publicado por|enviado por|mensagem|mensagens|tópico|tópicos|tema|discussão|fórum|fóruns|registrado|registado|membro|membros|moderador|moderadores|usuário|usuários|utilizador|utilizadores|perguntou|editado|votos|voto|comentário|comentários|citar|citação|obrigado|obrigada|olá|oi|boas|boa tarde|bom dia|abraço|abraços|cumprimentos|valeu|kkk|rsrs|lol|resolvido|visualizações|visto|modificado|curtir|gosto|medalhas|reputação|útil|convidado|galera|pessoal|ajuda|alguém sabe|alguém tem|alguém já|alguém pode|alguém me",
    shop: "comprar|em estoque|em stock|esgotado|fora de estoque|indisponível|portes grátis|frete|envio|entrega|preço|preços|promoção|promoções|oferta|ofertas|saldos|referência|ref|quantidade|tamanho|tamanhos|cor|cores|avaliações|avaliação|carrinho|finalizar compra|pagamento|lista de desejos|favoritos|produto|produtos|loja|devolução|devoluções|trocas|ordenar por|filtrar|filtros|filtro|itens|garantia|por página|marca|marcas|desconto|descontos|economize|poupe|presente|estrelas|coleção|material|dimensões|peso|modelo|kit|iva|pedido|encomenda|à vista|parcelas",
    service:
      "oferecemos|prestamos|fornecemos|anos de experiência|vasta experiência|ampla experiência|sem compromisso|orçamento|orçamentos|consulta gratuita|consultoria|assessoria|fale conosco|contacte-nos|certificado|certificados|certificada|segurado|licenciado|serviço|serviços|soluções|solução|clientes|cliente|profissionais|profissional|especialistas|peritos|agendamento|marcação|agende|ligue|personalizado|personalizada|personalizados|empresa|empresas|negócio|negócios|ajudar você|ajudá-lo|ajudamos|parceiro|parceiros|escritório|perto de você|perto de si|região|local|comunidade|estamos aqui|à sua disposição|nossa missão|sobre nós|quem somos|depoimentos|testemunhos|projetos|reparação|reparo|conserto|instalação|manutenção|assistência|emergência|urgência|solicitação|pedido|demonstração|plataforma|funcionalidades|recursos|integrações|planos|equipe|equipa",
    news: "porta-voz|porta-vozes|autoridades|informou|informaram|relatou|jornalistas|repórteres|anunciou|anunciado|anunciaram|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|presidente|ministro|ministra|governo|polícia|tribunal|juiz|juíza|segundo|comunicado|declaração|declarações|por cento|semana passada|esta semana|nesta semana|no início|ano passado|este ano|neste ano|no mês passado|ontem|presidente-executivo|diretor executivo|lusa|reuters|agência brasil|disse|afirmou|deputados|senadores|congresso|parlamento|eleição|eleições|prefeito|autarca|processo|investidores|ações|milhões|milhão|bilhões|aprovou|aprovaram|votou|votaram|em nota",
    reference:
      "parâmetro|parâmetros|sintaxe|retorna|devolve|função|funções|método|métodos|padrão|por omissão|predefinido|api|valor|valores|cadeia|string|tipo|tipos|classe|classes|objeto|objetos|exemplo|exemplos|código|comando|comandos|opção|opções|obsoleto|descontinuado|arquivo|arquivos|ficheiro|ficheiros|instalar|instale|configuração|versão|módulo|veja também|ver também|documentação|array|matriz|booleano|null|servidor|cliente|consulta|consultas|banco de dados|base de dados|variável|variáveis|atributo|atributos|propriedade|propriedades|seção|secção|artigo|alínea|lei|decreto|regulamento|anexo|tabela|glossário|definição|capítulo|requisitos|especificação|campo|campos|obrigatório|obrigatória|opcional|solicitação|pedido|resposta|erro|erros",
    recipe:
      "ingredientes|colher|colheres|xícara|xícaras|chávena|pitada|preaqueça|pré-aqueça|forno|asse|assar|cozinhe|cozer|fogo baixo|lume brando|mexa|misture|porções|tempo de preparo|tempo de cozimento|modo de preparo|receita|minutos|decore|bata",
    event:
      "ingressos|ingresso|bilhetes|bilhete|bilheteira|bilheteria|recinto|programação|agenda|palestrantes|oradores|palestra|keynote|confirmar presença|inscrição|inscrições|inscreva-se|abertura de portas|festival|conferência|congresso|webinar|workshop|oficina|exposição|participantes|evento|eventos|feira",
    scholarly:
      "estudo|estudos|revista|universidade|pesquisadores|pesquisador|pesquisadora|investigadores|investigador|pesquisa|inquérito|por cento|dados|professor|professora|instituto|relatório|investigação|clínico|clínica|clínicos|publicado|publicada|ensaio|ensaios|pacientes|evidência|evidências|análise|resultados|doi|departamento|ministério|agência|fundação|associação|organização|conferência geral|institutos",
  },
  labels: {
    summary:
      "resumo|em resumo|resumindo|pontos-chave|pontos principais|principais pontos|principais conclusões|destaques|tl;dr|tldr|em poucas palavras|em síntese|em suma|resumo rápido|num relance|de relance|a resposta curta|resposta curta|resposta rápida|resposta breve|o essencial|o mais importante|visão geral|panorama|o que você precisa saber|o que precisa de saber|o que saber|o que precisa saber|fatos principais|factos principais|dados principais|sumário executivo|abstract|nossas escolhas|as nossas escolhas|nossos favoritos",
    faq: "faq|faqs|perguntas frequentes|perguntas mais frequentes|dúvidas frequentes|dúvidas comuns|perguntas comuns|perguntas e respostas|as pessoas também perguntam|outras perguntas|suas dúvidas|as suas perguntas|perguntas|dúvidas",
    pros: "prós|vantagens|as vantagens|benefícios|pontos fortes|pontos positivos|o que gostamos|do que gostamos|a favor",
    cons: "contras|desvantagens|as desvantagens|pontos fracos|pontos negativos|limitações|fraquezas|o que não gostamos|do que não gostamos|riscos|inconvenientes",
    conclusion:
      "conclusão|conclusões|em conclusão|considerações finais|para concluir|para terminar|veredito|veredicto|nosso veredito|o nosso veredicto|palavras finais|balanço|por fim",
    steps:
      "passo|passos|etapa|etapas|como fazer|instruções|passo a passo|procedimento|método|modo de preparo|preparação|fase|como escolher|como usar|como criar|como limpar|como instalar|como preparar|como aprender|como escrever|como tirar|como economizar|como poupar|como guardar|como armazenar|como conservar|como cozinhar|como reparar|como encontrar|como melhorar|como mudar|como cultivar|como construir|como configurar|como verificar|como evitar",
    contents:
      "índice|conteúdo|conteúdos|sumário|neste artigo|nesta página|ir para|o que você vai encontrar|o que vai encontrar|links rápidos|navegue pelo conteúdo",
    related:
      "artigos relacionados|posts relacionados|notícias relacionadas|conteúdo relacionado|relacionado|relacionados|você também pode gostar|também pode gostar|você pode gostar|talvez você goste|pode interessar-lhe|mais de|mais sobre|leia também|leia mais|ler também|recomendado|recomendados|veja também|ver também|populares|mais lidas|mais lidos|em alta|últimas notícias|últimos posts|saiba mais|para saber mais|compartilhar|partilhar|comentários|deixe um comentário|deixe uma resposta|newsletter|quem comprou também comprou|vistos recentemente|tags|etiquetas|sobre o autor|sobre a autora|inscreva-se",
    comparison:
      "vs|versus|comparação|comparativo|comparar|tabela comparativa|diferença|diferenças|as diferenças|alternativas|qual é melhor|qual é o melhor|qual escolher|vantagens e desvantagens|prós e contras",
  },
  questions: {
    quantity:
      "quanto|quanta|quantos|quantas|quanto custa|quanto custam|quanto tempo|quanto dura|quantas vezes|com que frequência|de quanto em quanto|a que distância|a que velocidade|a que temperatura|qual o tamanho|qual a idade|qual a altura|qual a profundidade|quanto pesa|quanto mede|qual o preço|qual é o preço|custo|custos|preço|preços|tarifa|salário|média|taxa|taxas",
    definition:
      "o que é|o que são|o que é um|o que é uma|o que significa|o que significam|o que quer dizer|que é|significado|definição|explicado|explicada|entenda|tudo sobre|introdução a|introdução ao|visão geral",
    reason:
      "por que|porque|porquê|por quê|por que razão|razões|razão|motivos|motivo|causa de|causas de|causas|o que causa|a que se deve",
    time: "quando|a que horas|que horas|desde quando|até quando|em que momento|data|datas|calendário|horário|horários",
    place: "onde|aonde|de onde|perto de mim|localização|endereço|morada",
    person: "quem|quem é|de quem|a quem",
    how: "como|como se|como fazer|como posso|como funciona|como funcionam|como devo|de que forma|tutorial|passo a passo|guia|guia de|guia para|formas de|maneiras de|dicas para|dicas|truques",
    choice:
      "melhor|melhores|os melhores|as melhores|top|qual|quais|alternativas|vs|versus|comparar|comparação|comparativo|avaliações|opiniões|ideias|exemplos|tipos de|lista de|coisas para|coisas que",
    yesNo:
      "é|são|está|pode|posso|podem|há|existe|existem|devo|deve|deveria|tenho que|vale a pena|compensa|convém|funciona|serve|tem|será|foi|é possível|é preciso|é necessário|é verdade|precisa",
  },
  updated:
    "atualizado|atualizada|atualizado em|atualizado a|última atualização|atualização|modificado|modificado em|última modificação|alterado|revisado|revisto|última revisão|editado",
};
