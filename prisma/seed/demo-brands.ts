import type { Platform } from "#lib/formula/names.ts";
import type { DemoScene } from "./draw-scene.ts";

/** What posts of one kind say, of `{thing}`, and how much more often than others they are seen: something that can be learnt. */
type Subject = { text: string; pull: number; media: "image" | "video" };

/** What people write under posts, by what they think; each with its share. */
type Voices = { share: number; texts: string[] }[];

/** Who posts: how many follow, how often, of what, and what comes back. */
export type DemoAccount = {
  followers: number;
  /** Share of days with a post, and weeks in which there was none (the last is week 0). */
  daily: number;
  silentWeeks: number[];
  /** Interactions per person reached. */
  response: number;
  things: string[];
  /** What a post may begin with. */
  openers: string[];
  subjects: Subject[];
};

/** A made-up brand with its accounts, what people say to it, and whom it watches. */
export type DemoBrand = DemoAccount & {
  platforms: Platform[];
  voices: Voices;
  /** What its pictures show. */
  scene: DemoScene;
  rivals?: DemoRival[];
  /** The one in its third week, and the one to come. */
  campaigns?: Record<"running" | "planned", { name: string; objective: string }>;
};

export type DemoRival = DemoAccount & { platform: Platform; handle: string };

const SPAM = {
  share: 0.03,
  texts: ["Get 10k followers today, link in my bio 🚀🚀", "Promote it on @grow.fast.now, DM us!"],
};

/** By name. One does well, one is small and posts seldom, one has a product that people complain about. */
export const DEMO_BRANDS: Record<string, DemoBrand> = {
  "Halden Outdoor": {
    scene: "ridges",
    platforms: ["instagram", "youtube"],
    followers: 38_000,
    daily: 0.5,
    silentWeeks: [],
    response: 0.034,
    things: ["Fjell jacket", "Tarn 2 tent", "Storm shell", "Ridge pack", "Moss fleece", "Kestrel boots"],
    openers: [
      "",
      "",
      "Field notes: ",
      "From the north: ",
      "Wet feet, good mood. ",
      "Team pick. ",
      "Out early: ",
    ],
    subjects: [
      {
        text: "Four days of rain on the coast path and the {thing} kept us dry. Where would you take it?",
        pull: 1.6,
        media: "video",
      },
      {
        text: "How we test the {thing}: 40 hours in the rain tower, then a week on a ridge.",
        pull: 1.4,
        media: "video",
      },
      { text: "Back in all sizes, in three new colours: {thing}.", pull: 0.7, media: "image" },
      {
        text: "Torn seam? Our repair bench shows how to mend your {thing} in ten minutes.",
        pull: 1.5,
        media: "video",
      },
      { text: "Sunrise above the clouds. Photo by a customer, {thing} by us.", pull: 1.1, media: "image" },
      {
        text: "This weekend only: 15 % off the {thing} in our shops. #outdoor #hiking #sale",
        pull: 0.5,
        media: "image",
      },
      {
        text: "What goes into a pack for three days? Our list, {thing} included.",
        pull: 1.2,
        media: "image",
      },
    ],
    voices: [
      {
        share: 0.63,
        texts: [
          "Wore my {thing} through a whole week in Scotland, love it",
          "Best {thing} I have ever had, thank you",
          "The repair bench saved my {thing}. Great service!",
          "Beautiful film, makes me want to pack right now 😍",
          "Bought the {thing} after your test, very happy with it",
          "Wunderbar, genau so eine habe ich gesucht!",
          "Ten years with my {thing} and it still looks good. Happy customer here",
          "Great shop in Bergen, they took an hour to fit us out. Thank you!",
          "Love that you show how to mend things instead of selling new ones",
          "The new colours are gorgeous",
          "My daughter lives in her {thing} now, she loves it",
          "Superb photo, well done",
          "Slept dry in a storm at 1,800 metres thanks to the {thing}. Brilliant",
          "Finally an honest packing list. Very helpful!",
          "Passt perfekt und ist schön leicht, danke!",
          "The {thing} is worth every penny",
          "What a great idea to test it in a rain tower",
          "So happy with the {thing}, it was perfect on the coast path",
        ],
      },
      {
        share: 0.27,
        texts: [
          "Does the {thing} come in a longer size?",
          "When is the {thing} back in green?",
          "Which trail is that in the second picture?",
          "Is the membrane of the {thing} free of PFAS?",
          "How heavy is the {thing} with the bag?",
          "Can I bring in my old {thing} on a Saturday?",
          "Do you ship to Ireland?",
          "What temperature is the {thing} made for?",
          "Is there a women's fit of the {thing}?",
          "Gibt es die {thing} auch in Kindergrößen?",
          "Where was this filmed?",
          "Which size did the model wear?",
        ],
      },
      {
        share: 0.07,
        texts: [
          "The zip of my {thing} broke after two months, disappointing",
          "Too expensive for what it is",
          "Ordered the {thing} three weeks ago and nobody answers my emails",
          "The seams of the {thing} leak after one winter. Not good enough at this price",
          "My {thing} arrived in the wrong size and the return cost me 14 euros, annoying",
          "The sole of my boots came off on the second walk. Very disappointed",
          "Waited 40 minutes on your hotline, then the line went dead. Terrible service",
          "The sale price was gone at the checkout. That is misleading",
          "Sent my {thing} to the repair bench in August and still have no news. Bad",
          "The new fit is awful, far too tight in the shoulders",
          "Half of the pegs were missing from the box, ruined our weekend",
          "The colour looks nothing like the picture, I am disappointed",
        ],
      },
      SPAM,
    ],
    campaigns: {
      running: {
        name: "Season opening",
        objective: "Make the new collection known, and bring the repair bench to mind.",
      },
      planned: { name: "Open house", objective: "Bring those who follow us into the shop." },
    },
    rivals: [
      {
        ...{ platform: "instagram", handle: "cairnandloch" },
        ...{ followers: 71_000, daily: 0.7, silentWeeks: [], response: 0.024 },
        things: ["Loch parka", "Cairn 30 pack", "Skye trousers", "Glen stove"],
        openers: ["", "", "New in: ", "Weather report. ", "Last call. "],
        subjects: [
          { text: "The {thing}, out on the moor before sunrise.", pull: 1.2, media: "image" },
          { text: "Three ways to pack the {thing} for a night out.", pull: 1.5, media: "video" },
          { text: "20 % off the {thing} until Sunday, in shops and online.", pull: 0.6, media: "image" },
          { text: "Ask us anything about the {thing}. We answer all day.", pull: 0.9, media: "image" },
        ],
      },
      {
        ...{ platform: "youtube", handle: "fellandform" },
        ...{ followers: 18_500, daily: 0.3, silentWeeks: [5, 6], response: 0.041 },
        things: ["Form tent", "Fell runner", "Ascent shell"],
        openers: ["", "Field test: ", "In the workshop: "],
        subjects: [
          { text: "100 days with the {thing}: what broke, and what we changed.", pull: 1.6, media: "video" },
          { text: "How the {thing} is sewn, from the first cut on.", pull: 1.1, media: "video" },
          { text: "Choosing between the {thing} and its lighter sister.", pull: 0.9, media: "video" },
        ],
      },
    ],
  },
  "Juniper Coffee": {
    scene: "cups",
    platforms: ["instagram", "twitter"],
    followers: 1_900,
    daily: 0.5,
    silentWeeks: [2, 3, 9, 10, 17],
    response: 0.05,
    things: [
      "Yirgacheffe",
      "house espresso",
      "Huila decaf",
      "Nyeri washed",
      "winter blend",
      "filter of the week",
    ],
    openers: [
      "",
      "",
      "Good morning. ",
      "Rainy day, warm cup. ",
      "From the bar: ",
      "Small batch. ",
      "Still warm. ",
    ],
    subjects: [
      {
        text: "First roast of the {thing} is out of the drum. Come and smell it, the door is open till four.",
        pull: 1.5,
        media: "image",
      },
      {
        text: "How do you brew yours? Here is how we make the {thing} behind the bar.",
        pull: 1.6,
        media: "video",
      },
      {
        text: "Closed for a day: we clean the drum. The {thing} is back the morning after.",
        pull: 0.5,
        media: "image",
      },
      { text: "The {thing}, and the rain on the window. That is the whole post.", pull: 1.2, media: "image" },
      { text: "New on the shelf: {thing}, 250 g, whole beans or ground.", pull: 0.8, media: "image" },
    ],
    voices: [
      {
        share: 0.7,
        texts: [
          "The {thing} made my morning ☀️",
          "Best coffee in town, and the nicest people",
          "Had the {thing} yesterday, wonderful!",
          "My favourite place, see you on Saturday",
          "Thank you for the brewing tip, tastes so much better now",
          "Love the smell when you open the drum",
          "The {thing} is perfect, please never change it",
          "Lovely picture, I can almost taste it",
          "So happy you are open on Tuesdays again",
          "Great music today, whoever chose it 👏",
          "My mother is visiting and now she loves you, too",
          "Ein Traum, der beste Kaffee der Stadt!",
          "You remembered my name, that made my day",
          "Brought a bag of the {thing} to the office, everybody was delighted",
        ],
      },
      {
        share: 0.23,
        texts: [
          "Do you ship the {thing}?",
          "Are you open on Sunday?",
          "Is there an oat option for the {thing}?",
          "What time do the buns come out?",
          "Which grinder do you use at home?",
          "How long do the beans keep?",
          "Can I bring my own cup?",
          "Is there room for a pram?",
          "Do you take bookings for eight?",
        ],
      },
      {
        share: 0.07,
        texts: [
          "Waited twenty minutes for the {thing}, that was too long",
          "Sad that the {thing} is sold out again",
          "The door said open, but you were closed. Annoying, I came by bus",
          "My cup was lukewarm and nobody seemed to care. Disappointing",
          "4.80 for a small one is too expensive",
          "The new cups leak, I ruined my shirt",
          "Bad day? The {thing} tasted burnt this morning",
          "The music was so loud that we left, pity",
        ],
      },
    ],
  },
  "Mirabel Skincare": {
    scene: "bottles",
    campaigns: {
      running: {
        name: "Read the label",
        objective: "Explain the new formula, and win back those whom it irritated.",
      },
      planned: { name: "Refill month", objective: "Have one customer in five choose the refill." },
    },
    platforms: ["instagram", "tiktok"],
    followers: 64_000,
    daily: 0.62,
    silentWeeks: [],
    response: 0.034,
    things: ["Dew serum", "Calm balm", "Overnight mask", "SPF 50 fluid", "Gentle cleanser", "Barrier cream"],
    openers: ["", "", "Skin school: ", "You asked. ", "Slow evening. ", "Lab notes: ", "Quick one: "],
    subjects: [
      {
        text: "Morning routine in 30 seconds: cleanse, {thing}, done. Save it for tomorrow.",
        pull: 1.5,
        media: "video",
      },
      {
        text: "What is in the {thing}, and why: our chemist reads the label with you.",
        pull: 1.6,
        media: "video",
      },
      { text: "{thing}: 84 % less plastic in the new refill.", pull: 0.9, media: "image" },
      {
        text: "Dry, oily or both? Tell us your skin, we tell you how to use the {thing}.",
        pull: 1.3,
        media: "image",
      },
      {
        text: "Two for one on the {thing} until Sunday ✨ #skincare #glow #beauty",
        pull: 0.6,
        media: "image",
      },
      { text: "Our new {thing} has landed. Same name, new formula.", pull: 0.8, media: "image" },
    ],
    voices: [
      {
        share: 0.55,
        texts: [
          "My skin loves the {thing} 💚",
          "On my third bottle of the {thing}, amazing",
          "Finally someone who explains the label, thank you!",
          "J'adore, ma peau est toute douce",
          "The refill is such a good idea, love it",
          "The {thing} got me through the winter, wonderful stuff",
          "Great video, I learned more here than in the shop",
          "My teenage son uses the {thing} and is happy. Thank you!",
          "Soft skin after two days, I am impressed",
          "You answered my question within an hour, great service",
          "Merci pour la routine, c'est parfait",
          "The {thing} is the only one my sensitive skin gets along with. Love it",
        ],
      },
      {
        share: 0.27,
        texts: [
          "Can I use the {thing} with retinol?",
          "Is the {thing} fragrance-free?",
          "How long does the {thing} last?",
          "Is the refill available in shops?",
          "Is the {thing} safe while breastfeeding?",
          "Morning or evening?",
          "Does it go under make-up?",
          "What is the pH of the {thing}?",
          "Which one for very dry skin?",
          "Do you test on animals?",
        ],
      },
      {
        share: 0.15,
        texts: [
          "The new formula of the {thing} gave me a rash, please bring back the old one",
          "Why did you change the {thing}? It burns now",
          "Terrible, the {thing} pills under make-up since the change",
          "Wrote to support twice about the {thing}, no answer. Very disappointed",
          "My {thing} arrived leaking and half empty",
          "I loved the old {thing}. The new one leaves my face red and sore",
          "The smell of the new formula is awful",
          "Same price, 10 ml less. Do you think we do not notice? Disappointing",
          "Three weeks of spots since the new {thing}. I want my money back",
          "The pump broke on the second day, what a waste",
          "You deleted my comment about the new formula. That is bad style",
          "My dermatologist told me to stop using the {thing}. I am angry",
          "The code from the newsletter does not work and nobody helps",
          "My order was cancelled without a word, terrible service",
          "Worst change ever. Bring back the old {thing}",
        ],
      },
      SPAM,
    ],
  },
};
