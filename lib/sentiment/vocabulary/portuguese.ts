import type { WordLists } from "./word-lists.ts";

export const PORTUGUESE: WordLists = {
  friendly: `ótim* excelente* incríve* maravilhos* perfeit* amei amo amamos amando adoro adorei adoramos adorando lind* linda
    lindas bel* bonit* delicios* gostos* gostei gosto melhor melhores bom boa bons boas simpátic* atencios* educad* rápid*
    recomendo recomendad* recomendável feliz felizes satisfeit* obrigad* parabéns sucesso top show demais arrasou arrasa
    arrasaram fofo fofa fofas sensacional* fantástic* espetacular* impecáve* caprichad* encantad* apaixonad*
    sonho diva orgulho alegria sorriso divin* confortáve* cheiros* saboros* massa legal bacana maneir* perfeição fera`,
  unfriendly: `péssim* ruim ruins horríve* horror terríve* nojo nojent* lixo merda porcaria decepcion* decepção vergonh* descaso
    desrespeito absurdo absurda roubo ladr* golpe fraude enganad* engan* mentira* mentiros* caro cara caros caras caríssim*
    quebr* quebrou quebrad* estragad* estragou defeito* demora demorad* atras* lent* odeio odiei odiad* pior piores triste*
    tristeza chato chata chateada chateado feio feia feias raiva revoltad* ridícul* inútil inúteis mal má mau sujo suja frio
    fria grosseir* incompetente* reclam* reclama* insuportáve* enjoativ* trava travando bug bugs bugad* cancelad*
    cancelei falta faltou fraco fraca lamentáve* palhaçada arrependid* arrependi desagradáve*`,
  remarks:
    "quando onde como quanto custa preço link tamanho primeiro primeira por favor info qual é o a de em que hora horas tem ok quem aqui",
  negators: "não nao n nunca jamais nem nada nenhum nenhuma sem ninguém",
  boosters: "muito mto mt tão bem mais totalmente realmente bastante",
  but: "mas porém",
  friendlyIdioms: `vocês|vcs|vocês|voces arrebentaram|arrasam|arrasaram|são|mandaram|brilharam
    arrebentou|arrebentaram|arrebenta|mandou|mandaram ** bem|demais|.
    tiro|tirando|tirar o chapéu
    água na boca
    como uma luva
    show de bola
    de outro|tirar|cair mundo|nível|o|fôlego
    o melhor|máximo|bicho
    já é|são|estou|comprei ** terceiro|terceira|segundo|segunda|quarto|quarta|terceira
    terceiro|segundo|terceira|segunda|quarta que|vez|par
    vale muito|super|cada|a|demais
    sem palavras|defeito|igual|comparação|erro
    não troco|troco|largo|largou|tiro|vivo|fico|sai|tira por|mais|nunca|sem|do
    minha|meu filha|filho|mãe|marido|cachorro|esposa ** não|adora|ama|amou|quer|largou
    a cada|da melhor
    nota|nota 10|dez|mil|1000
    melhor compra|do|que|coisa|lugar|hambúrguer|cerveja|atendimento
    salvou|salvaram|mudou a|o|minha|meu vida|dia|pele
    coisa mais linda|fofa
    que delícia|lindo|linda|amor|fofo|fofa|luxo|maravilha|sonho|capricho|perfeição
    amo|amei|adorei|adoro demais|muito
    virei|sou fã|cliente
    continuem|continue assim
    tá|está|ficou|é|tava lindo|linda|top|incrível|maravilhoso|perfeito|demais|massa
    me surpreendeu|surpreendi|surpreenderam
    superou|superaram|acima|além
    nada mal
    nada a reclamar
    mal posso|vejo esperar|hora
    não vejo a hora
    não posso esperar
    nunca|não|jamais me|nos|decepciona|decepcionam decepciona|decepcionam|decepcionou
    nunca|não|jamais decepciona|decepcionam|decepcionou|falha
    sem|nenhuma reclamações|reclamação|queixas|queixa|defeitos|problemas
    não tenho do
    vale a|cada pena|centavo
    bom|boa|lindo|linda|bonito demais
    super recomendo
    eu quero
    preciso disso|desse|dessa`,
  unfriendlyIdioms: `conversa pra|para boi
    joguei|jogar|jogou|jogado|jogando|joga dinheiro|meu ** fora
    dinheiro jogado|no fora|lixo
    na|me|nos deixaram|deixou|deixam ** mão|na
    na mão
    dor|dores|só de|dor cabeça
    fui|fomos|me|somos feito|feita|feitos|fizeram|enganado|roubado ** de? trouxa|palhaço|bobo|otário|.
    feito de trouxa|palhaço
    tirando|tirar|tira com|de|sarro
    fazendo|fazem|faz de|o|a|gente|cliente trouxa|palhaço
    mais um|uma aumento|taxa|atraso|cobrança|golpe|desculpa|reajuste
    caiu|cai|travou|trava|sumiu|parou|saiu|bugou de|do|novo|ar|outra|funcionar
    de novo .
    nunca mais compro|volto|peço|piso|uso|entro
    não volto|compro|indico|peço|uso|percam ** mais|nunca|tempo|.
    descolou|rasgou|desbotou|soltou|estragou|quebrou|queimou|manchou|encolheu|descosturou|parou
    na primeira|segunda|terceira semana|lavagem|vez|uso
    no primeiro|segundo|terceiro dia|uso|mês
    há|faz|mais|já $num|dois|três|um|uma|semanas|dias ** mês|meses|semanas|dias ** esperando|resposta|sem|nada|que
    gostaria|queria|poderiam|pode|podem|aguardo ** posição|resposta|retorno|saber|explicar|explicação|reembolso|pedido|solução
    cadê|onde está|o|meu|minha
    uma posição|posicionamento|satisfação
    pedido feito|atrasado|não|há
    atendimento zero|nota|péssimo|horrível|lixo
    era|antes melhor|era ** antes|melhor
    prefiro|preferia|saudade|sinto|volta ** antigo|antiga|anterior|antes|velho
    pior que|do|a|o|atendimento|compra|app|empresa
    não é mais|o
    deixa|deixou|deixam muito|a
    obrigado|obrigada por nada
    parabéns pelo|por ** descaso|atraso|estragar|nada|aumento
    cobraram|cobrou|cobrança|debitaram duas|dobro|a|em|indevida
    me arrependi|arrependo
    que flop|mico|decepção|piada|palhaçada|descaso|falta|golpe|raiva|saco
    só|apenas|muita|pura propaganda|marketing|enganação|furada
    cilada|furada
    sem condições|noção|vergonha|respeito
    perdi|perda|perder|perdendo tempo|meu|dinheiro|o|a
    nunca|não mais
    não recomendo|comprem|compro|gostei|presta|vale|compensa
    não me|nos agradou|convence
    que nojo|horror|vergonha|absurdo|decepção|lixo|merda
    deixa|deixou a desejar
    poderia|podia|pode ser melhor
    perda de`,
  failureIdioms: `não|nunca chegou|chega|chegaram|funciona|funcionam|respondem|responde|abre|carrega|atende|atendem|recebi|entrega|entregaram
    ainda não chegou|recebi|funciona|responderam
    estou|sigo|estamos|continuo esperando|aguardando|há
    esperando|aguardando resposta|há|até|meu|minha
    sem resposta|retorno|solução
    ninguém responde|atende|resolve
    meu|o dinheiro de|volta
    devolvam|quero meu|o dinheiro|reembolso`,
  classes: {
    mock: `parabéns ótimo otimo maravilha obrigado obrigada excelente perfeito lindo bravo show sensacional adorei amo`,
    trouble: `aumento atraso caiu travou frio fria cancelado cancelada perdido sumiu quebrado horas semanas espera esperando bloqueado erro taxa vazio nada fila propaganda apagou caro bug`,
  },
  ironyIdioms: `^^ $mock *** $trouble
    obrigado|obrigada por nada|estragar|perder
    que maravilha|lindo|delícia esperar|pagar|ficar`,
};
