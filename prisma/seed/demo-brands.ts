import type { Platform } from "#lib/formula/names.ts";
import type { DemoScene } from "./draw-scene.ts";

/** What posts of one kind say, of `{thing}`, and how much more often than others they are seen: something that can be learnt. */
type Subject = { text: string; pull: number; media: "image" | "video" };

/** What people write under posts, by what they think; each with its share. */
type Voices = { share: number; texts: string[] }[];

/** A made-up brand: whom it reaches, how often it posts, of what, and what comes back. */
export type DemoBrand = {
  platforms: Platform[];
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
  voices: Voices;
  /** What its pictures show. */
  scene: DemoScene;
};

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
      "Saturday plans? ",
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
      { text: "The {thing} is back in all sizes, in three new colours.", pull: 0.7, media: "image" },
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
        ],
      },
      {
        share: 0.07,
        texts: [
          "The zip of my {thing} broke after two months, disappointing",
          "Too expensive for what it is",
          "Ordered the {thing} three weeks ago and nobody answers my mails",
        ],
      },
      SPAM,
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
      "oat cortado",
      "cardamom bun",
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
      { text: "We are closed on Monday. The {thing} is back on Tuesday.", pull: 0.5, media: "image" },
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
        ],
      },
      {
        share: 0.23,
        texts: [
          "Do you ship the {thing}?",
          "Are you open on Sunday?",
          "Is there an oat option for the {thing}?",
          "What time do the buns come out?",
        ],
      },
      {
        share: 0.07,
        texts: [
          "Waited twenty minutes for the {thing}, that was too long",
          "Sad that the {thing} is sold out again",
        ],
      },
    ],
  },
  "Mirabel Skincare": {
    scene: "bottles",
    platforms: ["instagram", "tiktok"],
    followers: 64_000,
    daily: 0.62,
    silentWeeks: [],
    response: 0.034,
    things: ["Dew serum", "Calm balm", "Overnight mask", "SPF 50 fluid", "Gentle cleanser", "Barrier cream"],
    openers: ["", "", "Skin school: ", "You asked. ", "Sunday reset. ", "Lab notes: ", "Quick one: "],
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
          "Finally somebody who explains the label, thank you!",
          "J'adore, ma peau est toute douce",
        ],
      },
      {
        share: 0.27,
        texts: [
          "Can I use the {thing} with retinol?",
          "Is the {thing} fragrance-free?",
          "How long does the {thing} last?",
          "Is the refill available in shops?",
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
        ],
      },
      SPAM,
    ],
  },
};
