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
  friendlyIdioms: `nada mal
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
  unfriendlyIdioms: `nunca|não mais
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
};
