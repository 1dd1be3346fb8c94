/** Words of what a post asks, offers or tells, in English, French, Spanish, Portuguese and German; hashtags count as words. */
export const WORDINGS: readonly { name: string; about: string; words: string }[] = [
  {
    name: "self",
    about: "speaks of its author",
    words:
      "i i'm i've i'd i'll my me mine myself we we're we've our us je j'ai j'étais mon ma mes moi nous notre nos yo mi mis nosotros nuestra nuestro eu meu minha nós nosso ich mein meine wir unser unsere",
  },
  {
    name: "reader",
    about: "speaks to its readers",
    words:
      "you you're you've your yours yourself u ur y'all vous votre vos tu toi ton ta tes usted tú tu tus ustedes você vocês seu sua du dein deine euch ihr",
  },
  {
    name: "asks_action",
    about: "asks to follow, share, comment, tag or subscribe",
    words:
      "follow subscribe share comment comments tag retweet rt repost like vote join sign register download abonnez abonne partagez commentez suivez likez votez sígueme comparte comenta suscríbete siga compartilhe comente inscreva",
  },
  {
    name: "bio",
    about: "points to a link elsewhere",
    words:
      "bio profile swipe click clique cliquez shop store blog podcast website link links article read watch listen regardez écoutez lire",
  },
  {
    name: "offer",
    about: "an offer or giveaway",
    words:
      "giveaway win winner winners free sale discount off code contest promo deal prize enter coupon concours gagner gagnez gratuit sorteo gratis sorteio",
  },
  {
    name: "sponsored",
    about: "says that it is paid for",
    words:
      "ad ads sponsored sponsor partner partners partnership paid collab collaboration gifted ambassador brandpartner sp spon publicité partenariat anzeige werbung publi",
  },
  {
    name: "news",
    about: "breaking or live",
    words:
      "breaking live update urgent alerte alert direct exclusive exclu exclusif exclusivité now today tonight aujourd'hui maintenant info official officiel officially announce announcing announced new launch nouveau nouvelle",
  },
  {
    name: "milestone",
    about: "a milestone of life",
    words:
      "birthday anniversary wedding married engaged engagement baby born pregnant graduation graduated family mom dad mother father son daughter wife husband sister brother love anniversaire mariage bébé famille",
  },
  {
    name: "grief",
    about: "death or disaster",
    words:
      "rip died death dead killed victims funeral mourning tragedy attack attacks war shooting prayers condolences mort morts décès décédé guerre attentat tué hommage muerte",
  },
  {
    name: "thanks",
    about: "thanks or praise",
    words:
      "thank thanks thankful grateful congratulations congrats proud honored honoured amazing beautiful best great incredible merci bravo félicitations fier magnifique gracias obrigado danke",
  },
  {
    name: "quarrel",
    about: "blame or ridicule",
    words:
      "fake wrong bad worst failed failing liar lies lie corrupt disaster terrible stupid crooked hate crazy sad shame scandale honte faux polémique",
  },
  {
    name: "contest_sport",
    about: "games and results",
    words:
      "goal game match team win wins won final season player players league cup champion champions but équipe ligue coupe victoire joueur",
  },
  {
    name: "reach_tags",
    about: "hashtags of the feed such as #fyp",
    words:
      "fyp fy foryou foryoupage foryourpage viral trending trend xyzbca xyzcba parati pourtoi xuhuong tiktok duet stitch comedy funny meme",
  },
  {
    name: "how_to",
    about: "teaches or lists",
    words:
      "how why what when guide tutorial tips tip ways things reasons steps learn comment pourquoi quoi astuces test review unboxing vs top",
  },
  {
    name: "episode",
    about: "an episode or part of a series",
    words:
      "episode ep part season chapter vol volume épisode partie saison replay interview podcast stream vod extrait teaser trailer",
  },
];

/** The places in `WORDINGS` of each word. */
const BY_WORD = new Map<string, readonly number[]>();
for (const [at, { words }] of WORDINGS.entries())
  for (const word of new Set(words.split(" "))) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), at]);

/**
 * How many words of a text belong to each list.
 *
 * @param words in lower case
 * @returns one number for each of `WORDINGS`
 */
export function countWordings(words: readonly string[]): Uint32Array {
  const counts = new Uint32Array(WORDINGS.length);
  for (const word of words) {
    const places = BY_WORD.get(word);
    if (places) for (const at of places) counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}
