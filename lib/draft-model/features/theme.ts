/** What a text is about or how it speaks, by words: prefixes, or whole words where they end in `=`. */
export type Theme = { name: string; about: string; words: string };
