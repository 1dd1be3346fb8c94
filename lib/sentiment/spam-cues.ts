/** Words by the cue that they are, in all supported languages. None is promotion by itself. */
const WORDS: Record<string, string> = {
  money: `crypto bitcoin btc eth forex trading trader invest invested investing investment investor profit profits earn earning earnings
    income cash binary broker roi usdt passive rich millionaire kripto cripto criptomonedas invertir inversión gana gané ganar
    dinero ganancias ingresos renda investir ganhe ganhei dinheiro lucro gagnez gagner revenus investissement verdiene verdienen
    krypto geld investieren guadagna guadagnare guadagni investimento soldi اربح دولار استثمار ارباح كسب paise paisa kamao
    kamaye pesa faida kudi riba lflous money rbe7`,
  loan: `loan loans lender lending préstamo préstamos prestamos crédito empréstimo empréstimos prêt prêts crédit kredit darlehen
    prestito prestiti finanziamento قرض قروض mkopo mikopo rance karza`,
  messenger: `whatsapp whats telegram zap wsp snapchat snap kik واتساب واتس تلجرام تليجرام`,
  inbox: `dm dms inbox pm mp direct privé privado privato privada بخاص خاص راسلني nachricht`,
  contact: `contact text message write reach call add hit dm chat inbox escríbeme escribeme contacta contáctame contáctalo manda chama chame
    écrivez contactez écris schreib schreibt scrivimi contattami contatta scrivi تواصل راسلني راسلنا piga tuma njoo tuntube
    karo sifet message comment ask`,
  offer: `guaranteed guarantee free apply urgent urgently collateral instant instantly daily weekly monthly hourly legit risk discount code
    sitewide promo rápidos rápido grátis gratis gratuit urgente garantido garantizado garanti interest buró negativado busta
    kostenlos garanzie veloci extra profitable taux tasso dhamana haraka kullum kila يوميا rozana roj home casa maison zuhause`,
  helper: `support help helpdesk desk refund recovery recover recovered hacker agent customer care service soporte suporte`,
  growth: `followers subscribers متابعين seguidores abonnés`,
  free: "free gift giveaway win winner prize gratis gratuit gratuito grátis iphone cheap replica",
  exchange: `follow f4f l4l s4s sdv sub4sub subscribe sub subs like suivez abonne abonnez folge folgt seguimi seguime sígueme sigueme segue seguir
    ricambio تابعني اتابعك متابعة tabi3ni nifuate fuata bini`,
  page: `page profile bio channel mixtape song music perfil página profil seite profilo canale chaîne canal صفحتي صفحة قناتي ukurasa
    pic pics reposts feature collab ambassador ambassadors promote`,
  spell: "spell caster herbalist dr ex lottery illuminati",
  win: "selected winner congratulations",
  coins: "💰 💸 🤑 💵 💎 🚀 📈 🎁",
  adult: "🔞",
  dot: "dot",
  more: "join giveaway sell selling offer design verified verification recover recovered turn turned airdrop presale memecoin channel keto lost hello hi hey send forward للتواصل راسلونا تابعوني mera mere siga sigam passate tembelea escríbeme contáctame chama chame contattami écrivez-moi contactez-moi einkommen",
  address: "http",
};

/** The cues of a word. */
export const SPAM_CUES: ReadonlyMap<string, readonly string[]> = indexWords();

function indexWords(): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const [cue, words] of Object.entries(WORDS))
    for (const word of words.split(/\s+/)) byWord.set(word, [...(byWord.get(word) ?? []), cue]);
  return byWord;
}
