import sharp from "sharp";

// Only the loaders of the types that are sniffed: others, above all SVG, can refer to files and addresses.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map((reader) => `VipsForeignLoad${reader}`),
});
// Each file is read once: a cache would be of no use.
sharp.cache(false);

/** The library that reads pictures, which reads nothing else. */
export const openPicture = sharp;
