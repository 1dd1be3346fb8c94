import type { Platform } from "../../names.ts";
import type { TextModel } from "./text-model.ts";

/** Written by bench/fit-content-model.ts from public posts of real accounts; only coefficients leave the data. Not to be edited by hand. */
export const TEXT_MODELS: Record<Platform, TextModel> = {
  instagram: {
    authors: 783,
    posts: 13814,
    heldOut: { rho: 0.089, from: 0.069, to: 0.109 },
    spread: 0.34,
    features: {
      length: {
        coefficient: -1.41,
        usual: 4.67,
        range: [1.1, 7.36],
        quartiles: [3.91, 5.67],
        rho: -0.075,
        authors: 783,
      },
      mentions: {
        coefficient: -2.65,
        usual: 0.51,
        range: [0, 2.2],
        quartiles: [0, 0.69],
        rho: -0.086,
        authors: 707,
      },
      links: { coefficient: -5.54, usual: 0.05, range: [0, 1], quartiles: [0, 0], rho: -0.106, authors: 156 },
      exclamations: {
        coefficient: -4.32,
        usual: 0.3,
        range: [0, 1.95],
        quartiles: [0, 0.69],
        rho: -0.091,
        authors: 641,
      },
      numbers: {
        coefficient: -1.83,
        usual: 0.26,
        range: [0, 1],
        quartiles: [0, 1],
        rho: -0.065,
        authors: 665,
      },
    },
  },
  tiktok: {
    authors: 281,
    posts: 2114,
    heldOut: { rho: 0.031, from: -0.007, to: 0.068 },
    spread: 0.73,
    features: {
      emoji: {
        coefficient: -4.22,
        usual: 0.4,
        range: [0, 1.79],
        quartiles: [0, 0.69],
        rho: -0.082,
        authors: 182,
      },
    },
  },
  youtube: { authors: 323, posts: 21548, heldOut: null, spread: 1.17, features: {} },
  twitter: {
    authors: 188,
    posts: 18231,
    heldOut: { rho: 0.077, from: 0.029, to: 0.124 },
    spread: 0.85,
    features: {
      length: {
        coefficient: 4.95,
        usual: 4.77,
        range: [3.18, 6.19],
        quartiles: [4.62, 5.18],
        rho: 0.088,
        authors: 187,
      },
      mentions: {
        coefficient: -4,
        usual: 0.23,
        range: [0, 1.39],
        quartiles: [0, 0],
        rho: -0.055,
        authors: 151,
      },
    },
  },
  linkedin: {
    authors: 77,
    posts: 4099,
    heldOut: { rho: 0.101, from: 0.035, to: 0.171 },
    spread: 0.97,
    features: {
      length: {
        coefficient: 7.13,
        usual: 6.32,
        range: [4.01, 8.83],
        quartiles: [5, 6.23],
        rho: 0.126,
        authors: 77,
      },
      links: { coefficient: -6.46, usual: 0.24, range: [0, 1], quartiles: [0, 0], rho: -0.078, authors: 61 },
    },
  },
  pinterest: { authors: 27, posts: 2170, heldOut: null, spread: 0.98, features: {} },
};
