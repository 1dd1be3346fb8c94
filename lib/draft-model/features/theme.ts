/** Words that tell what a text is about or how it speaks: beginnings of words; `=` ends a word that must be whole. */
export type Theme = { name: string; about: string; words: string };
