import type { Feature } from "./post-facts.ts";

const any = (name: string, about: string, list: string): Feature => {
  const known = [...new Set(list.split(" "))];
  return {
    name,
    about,
    measure: ({ counts }) => Math.log1p(known.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)),
  };
};

/** Words of what a post asks, offers or tells, in English, French, Spanish, Portuguese and German; hashtags count as words. */
export const WORDING_FEATURES: readonly Feature[] = [
  any(
    "self",
    "speaks of its author",
    "i i'm i've i'd i'll my me mine myself we we're we've our us je j'ai j'étais mon ma mes moi nous notre nos yo mi mis nosotros nuestra nuestro eu meu minha nós nosso ich mein meine wir unser unsere",
  ),
  any(
    "reader",
    "speaks to its readers",
    "you you're you've your yours yourself u ur y'all vous votre vos tu toi ton ta tes usted tú tu tus ustedes você vocês seu sua du dein deine euch ihr",
  ),
  any(
    "asks_action",
    "asks to follow, share, comment, tag or subscribe",
    "follow subscribe share comment comments tag retweet rt repost like vote join sign register download abonnez abonne partagez commentez suivez likez votez sígueme comparte comenta suscríbete siga compartilhe comente inscreva",
  ),
  any(
    "bio",
    "points to a link elsewhere",
    "bio profile swipe click clique cliquez shop store blog podcast website link links article read watch listen regardez écoutez lire",
  ),
  any(
    "offer",
    "an offer or giveaway",
    "giveaway win winner winners free sale discount off code contest promo deal prize enter coupon concours gagner gagnez gratuit sorteo gratis sorteio",
  ),
  any(
    "sponsored",
    "says that it is paid for",
    "ad ads sponsored sponsor partner partners partnership paid collab collaboration gifted ambassador brandpartner sp spon publicité partenariat anzeige werbung publi",
  ),
  any(
    "news",
    "breaking or live",
    "breaking live update urgent alerte alert direct exclusive exclu exclusif exclusivité now today tonight aujourd'hui maintenant info official officiel officially announce announcing announced new launch nouveau nouvelle",
  ),
  any(
    "milestone",
    "a milestone of life",
    "birthday anniversary wedding married engaged engagement baby born pregnant graduation graduated family mom dad mother father son daughter wife husband sister brother love anniversaire mariage bébé famille",
  ),
  any(
    "grief",
    "death or disaster",
    "rip died death dead killed victims funeral mourning tragedy attack attacks war shooting prayers condolences mort morts décès décédé guerre attentat tué hommage muerte",
  ),
  any(
    "thanks",
    "thanks or praise",
    "thank thanks thankful grateful congratulations congrats proud honored honoured amazing beautiful best great incredible merci bravo félicitations fier magnifique gracias obrigado danke",
  ),
  any(
    "quarrel",
    "blame or ridicule",
    "fake wrong bad worst failed failing liar lies lie corrupt disaster terrible stupid crooked hate crazy sad shame scandale honte faux polémique",
  ),
  any(
    "contest_sport",
    "games and results",
    "goal game match team win wins won final season player players league cup champion champions but équipe ligue coupe victoire joueur",
  ),
  any(
    "reach_tags",
    "hashtags of the feed such as #fyp",
    "fyp fy foryou foryoupage foryourpage viral trending trend xyzbca xyzcba parati pourtoi xuhuong tiktok duet stitch comedy funny meme",
  ),
  any(
    "how_to",
    "teaches or lists",
    "how why what when guide tutorial tips tip ways things reasons steps learn comment pourquoi quoi astuces test review unboxing vs top",
  ),
  any(
    "episode",
    "an episode or part of a series",
    "episode ep part season chapter vol volume épisode partie saison replay interview podcast stream vod extrait teaser trailer",
  ),
  { name: "tone", about: "sentiment of the text", measure: ({ tone }) => tone.text ?? Number.NaN },
];
