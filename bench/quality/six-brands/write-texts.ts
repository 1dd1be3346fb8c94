const OPENINGS = [
  "This week:",
  "Have you seen",
  "From this morning,",
  "People ask about",
  "A few words on",
  "Behind the scenes with",
  "Today it is all about",
];
const CLOSINGS = [
  "What do you think?",
  "See you on Saturday.",
  "More of it tomorrow.",
  "Thank you for being here.",
  "Tell us in the comments.",
  "The link is in our profile.",
  "It took us three tries.",
];
const SAID = {
  positive: [
    "This is wonderful, thank you",
    "Love it, you made my day",
    "So good, well done everybody",
    "Beautiful work as always",
    "Great, I will come again",
    "The best I have seen this year",
    "We are so happy with it",
    "Perfect, exactly what I hoped for",
    "Brilliant, keep going",
    "What a lovely surprise",
  ],
  neutral: [
    "When does it open",
    "Is this the one from last week",
    "Where can I find it",
    "I was there on Tuesday",
    "Which size is that",
    "See you there at six",
    "How long does it take",
    "Do you post to the islands",
    "Is there a second part",
    "I have a question about the date",
  ],
  negative: [
    "Very disappointed, nobody answers",
    "This is terrible, I want my money back",
    "Awful, never again",
    "You should be ashamed of this",
    "The worst service I have had, really bad",
    "It broke at once, what a waste",
    "I am so angry about this",
    "Horrible, and no apology",
    "This made us sick, unacceptable",
    "Bad excuses, we do not believe you",
  ],
};
const WHO = [
  ...[
    "My sister says the same",
    "Our whole street talks about it",
    "I told my colleagues",
    "My children noticed first",
  ],
  ...[
    "Ask anybody in our office",
    "Even my grandmother wrote to you",
    "A friend sent me this",
    "I have followed you for years",
  ],
  ...[
    "First time I write here",
    "I only came for the pictures",
    "We drove forty minutes",
    "My neighbour showed me",
  ],
];
const WHEN = [
  ...[
    "on Monday evening",
    "before breakfast",
    "last spring",
    "since the weekend",
    "two weeks ago",
    "after work",
  ],
  ...[
    "in the middle of the night",
    "on my birthday",
    "every single time",
    "just now",
    "for the third time",
    "in May",
  ],
];
const WHERE = [
  ...[
    "at the station",
    "in the northern shop",
    "on my phone",
    "behind the market",
    "at home",
    "near the bridge",
  ],
  ...[
    "in the queue",
    "on the train",
    "at the counter",
    "outside the school",
    "by the river",
    "in the comments",
  ],
];
const ENDINGS = ["", "", "!", ".", " ...", "!!", " 🙂", " 🤔", " honestly", " I must say"];
const SHORT = 0.2;

export type Mood = keyof typeof SAID;

/** What a post says: a sentence about a subject, and another. */
export function writePost(subjects: readonly string[], random: () => number): string {
  return `${pick(OPENINGS, random)} ${pick(subjects, random)}. ${pick(CLOSINGS, random)}`;
}

/** What somebody says under a post: one in five says it in a few words, as many do. */
export function writeComment(mood: Mood, random: () => number): string {
  const said = pick(SAID[mood], random);
  if (random() < SHORT) return `${said}${pick(ENDINGS, random)}`;
  const more = [pick(WHO, random), `${pick(WHEN, random)} ${pick(WHERE, random)}`];
  const [first, second] = random() < 0.5 ? more : more.toReversed();
  return `${said}. ${first}, ${second}${pick(ENDINGS, random)}`;
}

export function pick<T>(all: readonly T[], random: () => number): T {
  return all[Math.floor(random() * all.length)] as T;
}
