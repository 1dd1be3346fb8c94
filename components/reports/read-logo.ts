import { MAX_LOGO_BYTES } from "#lib/report-look/values.ts";

/** A logo that was chosen and not yet saved. */
export type ChosenLogo = { base64: string; address: string };

/**
 * Reads a file that was chosen as a logo.
 * @throws Error with what is wrong with it, for the person who chose it
 */
export async function readLogo(file: File): Promise<ChosenLogo> {
  if (file.size > MAX_LOGO_BYTES)
    throw new Error(
      `This file has ${Math.ceil(file.size / 1024)} KB; a logo may have ${MAX_LOGO_BYTES / 1024}. Export it smaller: 600 pixels of width are enough.`,
    );
  const address = await readAddress(file);
  return { base64: address.slice(address.indexOf(",") + 1), address };
}

/** The whole file as a data address, which needs no clearing away. */
function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(new Error("The browser could not read this file. Choose it again."));
    reader.readAsDataURL(file);
  });
}
