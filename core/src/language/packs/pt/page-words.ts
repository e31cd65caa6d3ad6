import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    responder, respostas, postado, enviado por, mensagem, mensagens, tópico, tópicos, tema, discussão, fórum,
    fóruns, registrado, registado, membro, membros, moderador, moderadores, usuário, usuários, utilizador,
    utilizadores, votos, voto, comentário, citar, citação, obrigado, obrigada, olá, oi, boas, boa tarde,
    bom dia, abraço, abraços, cumprimentos, valeu, kkk, rsrs, lol, resolvido, visualizações, visto, curtir,
    gosto, medalhas, reputação, útil, convidado, galera, pessoal, alguém sabe, alguém tem, alguém já,
    alguém pode, alguém me`,
  "forum reference": "resposta",
  "forum updated": "editado, modificado",
  shop: `
    comprar, em estoque, em stock, esgotado, fora de estoque, indisponível, portes grátis, frete, envio,
    entrega, promoção, promoções, oferta, ofertas, saldos, referência, ref, quantidade, tamanho, tamanhos,
    cor, cores, avaliação, carrinho, finalizar compra, pagamento, lista de desejos, produto, produtos, loja,
    devolução, devoluções, trocas, ordenar por, filtrar, filtros, filtro, itens, garantia, por página, marca,
    marcas, desconto, descontos, economize, poupe, presente, estrelas, coleção, material, dimensões, peso,
    modelo, kit, iva, encomenda, à vista, parcelas`,
  "shop service reference": "pedido",
  "shop asks.quantity": "preço, preços",
  "shop asks.choice": "avaliações",
  service: `
    prestamos, fornecemos, anos de experiência, vasta experiência, ampla experiência, sem compromisso,
    orçamento, orçamentos, consulta gratuita, consultoria, assessoria, certificado, certificados,
    certificada, segurado, licenciado, serviço, serviços, soluções, solução, clientes, profissionais,
    profissional, peritos, agendamento, marcação, personalizado, personalizada, personalizados, empresa,
    empresas, negócio, negócios, ajudar você, ajudá-lo, ajudamos, parceiro, parceiros, escritório,
    perto de você, perto de si, região, local, comunidade, estamos aqui, à sua disposição, nossa missão,
    sobre nós, quem somos, depoimentos, testemunhos, projetos, reparação, reparo, conserto, instalação,
    manutenção, assistência, emergência, urgência, demonstração, plataforma, funcionalidades, recursos,
    integrações, planos, equipe, equipa`,
  "service reference": "cliente, solicitação",
  news: `
    porta-voz, porta-vozes, autoridades, informou, informaram, relatou, jornalistas, repórteres, anunciado,
    anunciaram, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo,
    presidente, ministro, ministra, governo, polícia, tribunal, juiz, juíza, comunicado, declaração,
    declarações, semana passada, esta semana, nesta semana, no início, ano passado, este ano, neste ano,
    no mês passado, ontem, presidente-executivo, diretor executivo, reuters, agência brasil, deputados,
    senadores, parlamento, eleição, eleições, prefeito, autarca, processo, investidores, ações, milhões,
    milhão, bilhões, aprovou, aprovaram, votou, votaram, em nota`,
  "news event": "congresso",
  "news scholarly": "por cento",
  reference: `
    parâmetro, parâmetros, sintaxe, retorna, devolve, função, funções, métodos, padrão, por omissão,
    predefinido, api, valor, valores, cadeia, string, tipo, tipos, classe, classes, objeto, objetos, exemplo,
    código, comando, comandos, obsoleto, descontinuado, arquivo, arquivos, ficheiro, ficheiros, instalar,
    configuração, versão, módulo, documentação, array, matriz, booleano, null, servidor, consulta, consultas,
    banco de dados, base de dados, variável, variáveis, atributo, atributos, propriedade, propriedades,
    seção, secção, artigo, alínea, lei, decreto, regulamento, anexo, tabela, glossário, capítulo, requisitos,
    especificação, campo, campos, obrigatório, obrigatória, opcional, erro, erros`,
  "reference label.steps": "método",
  "reference label.related": "veja também, ver também",
  "reference asks.definition": "definição",
  "reference asks.choice": "exemplos",
  recipe: `
    ingredientes, colher, colheres, xícara, xícaras, chávena, pitada, preaqueça, pré-aqueça, forno, asse,
    assar, cozinhe, cozer, fogo baixo, lume brando, mexa, porções, tempo de preparo, tempo de cozimento,
    receita, minutos, decore, bata`,
  "recipe label.steps": "modo de preparo",
  event: `
    ingressos, ingresso, bilhetes, bilhete, bilheteira, bilheteria, recinto, programação, agenda,
    palestrantes, oradores, palestra, keynote, confirmar presença, inscrição, inscrições, abertura de portas,
    festival, conferência, webinar, workshop, oficina, exposição, participantes, evento, eventos, feira`,
  scholarly: `
    estudo, estudos, universidade, pesquisadores, pesquisador, pesquisadora, investigadores, investigador,
    pesquisa, dados, professor, professora, instituto, relatório, investigação, clínico, clínica, clínicos,
    publicado, publicada, ensaio, ensaios, pacientes, evidência, evidências, análise, resultados, doi,
    departamento, ministério, agência, fundação, associação, organização, conferência geral, institutos`,
  "label.summary": `
    resumo, pontos-chave, pontos principais, principais pontos, principais conclusões, destaques, tl;dr,
    tldr, em poucas palavras, em síntese, resumo rápido, num relance, de relance, a resposta curta,
    resposta curta, resposta rápida, resposta breve, o essencial, o mais importante, panorama,
    o que você precisa saber, o que precisa de saber, o que saber, o que precisa saber, fatos principais,
    factos principais, dados principais, sumário executivo, abstract, nossas escolhas, as nossas escolhas,
    nossos favoritos`,
  "label.summary asks.definition": "visão geral",
  "label.faq": `
    faq, faqs, perguntas frequentes, perguntas mais frequentes, dúvidas frequentes, dúvidas comuns,
    perguntas comuns, perguntas e respostas, as pessoas também perguntam, outras perguntas, suas dúvidas,
    as suas perguntas, perguntas, dúvidas`,
  "label.pros": `
    as vantagens, benefícios, pontos fortes, pontos positivos, o que gostamos, do que gostamos, a favor`,
  "label.cons": `
    as desvantagens, pontos fracos, pontos negativos, fraquezas, o que não gostamos, do que não gostamos`,
  "label.conclusion": `
    conclusão, conclusões, considerações finais, para concluir, veredito, veredicto, nosso veredito,
    o nosso veredicto, palavras finais, balanço`,
  "label.steps": `
    instruções, procedimento, preparação, fase, como escolher, como usar, como criar, como limpar,
    como instalar, como preparar, como aprender, como escrever, como tirar, como economizar, como poupar,
    como guardar, como armazenar, como conservar, como cozinhar, como reparar, como encontrar, como melhorar,
    como mudar, como cultivar, como construir, como configurar, como verificar, como evitar`,
  "label.steps asks.how": "como fazer, passo a passo",
  "label.contents": `
    conteúdo, conteúdos, o que você vai encontrar, o que vai encontrar, links rápidos, navegue pelo conteúdo`,
  "label.related": `
    artigos relacionados, posts relacionados, notícias relacionadas, conteúdo relacionado, relacionado,
    relacionados, você também pode gostar, também pode gostar, você pode gostar, talvez você goste,
    pode interessar-lhe, mais sobre, leia também, ler também, recomendado, recomendados, populares,
    mais lidas, mais lidos, em alta, últimas notícias, últimos posts, para saber mais, deixe uma resposta,
    quem comprou também comprou, vistos recentemente, tags, etiquetas, sobre o autor, sobre a autora`,
  "label.comparison": `
    tabela comparativa, diferença, diferenças, qual é melhor, qual é o melhor, qual escolher,
    vantagens e desvantagens, prós e contras`,
  "label.comparison asks.choice": "comparar",
  "asks.quantity": `
    quanto custa, quanto custam, quanto tempo, quanto dura, quantas vezes, com que frequência,
    de quanto em quanto, a que distância, a que velocidade, a que temperatura, qual o tamanho, qual a idade,
    qual a altura, qual a profundidade, quanto pesa, quanto mede, qual o preço, qual é o preço, custo,
    custos, tarifa, salário, média, taxa, taxas`,
  "asks.definition": `
    o que é, o que são, o que é um, o que é uma, o que significam, o que quer dizer, que é, significado,
    explicado, explicada, entenda, tudo sobre, introdução a, introdução ao`,
  "asks.reason": `
    por que, por quê, por que razão, razões, razão, motivos, motivo, causa de, causas de, causas,
    o que causa, a que se deve`,
  "asks.time": `
    a que horas, que horas, desde quando, até quando, em que momento, data, datas, calendário, horário,
    horários`,
  "asks.place": "de onde, perto de mim, localização, endereço, morada",
  "asks.person": "quem é, de quem, a quem",
  "asks.how": `
    como se, como posso, como funciona, como funcionam, como devo, de que forma, tutorial, guia, guia de,
    guia para, formas de, maneiras de, dicas para, dicas, truques`,
  "asks.choice": "melhores, opiniões, ideias, tipos de, lista de, coisas para, coisas que",
  "asks.yesNo": "existe, existem, devo, tenho que, compensa, é preciso, é necessário, é verdade",
  updated: `
    atualizado, atualizada, atualizado em, atualizado a, atualização, modificado em, última modificação,
    alterado, revisado, revisto, última revisão`,
};
