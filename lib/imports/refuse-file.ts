import { Problem } from "../problems.ts";

/**
 * Refuses a file as a whole.
 *
 * @param fileName as the user calls it; absent: "The file"
 * @param finding what was found, then what was expected; continues a sentence that begins with the file's name
 * @returns the problem "Not An Export", to be thrown
 */
export function refuseFile(fileName: string | undefined, finding: string): Problem {
  return new Problem("Not An Export", `${fileName ? `"${fileName}"` : "The file"} ${finding}`);
}
