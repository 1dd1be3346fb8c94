/** The five pillars, in the order in which every answer and every page shows them. */
export const PILLARS = ["presence", "reach", "impact", "sentiment", "momentum"] as const;
export type Pillar = (typeof PILLARS)[number];
export type Pillars = Record<Pillar, number>;

/** The platforms that the contract knows, in the order of the contract. */
export const PLATFORMS = ["instagram", "tiktok", "youtube", "twitter", "linkedin", "pinterest"] as const;
export type Platform = (typeof PLATFORMS)[number];
