const PATTERNS = [
  /^(?:[\w-]+\.)?(?:x|twitter)\.com\/[^/?#]+\/status(?:es)?\/(\d+)/i,
  /^(?:[\w-]+\.)?tiktok\.com\/@[^/?#]*\/(?:video|photo)\/(\d+)/i,
  /^(?:[\w-]+\.)?instagram\.com\/(?:[\w.]+\/)?(?:p|reels?|tv)\/([\w-]+)/i,
  /^(?:[\w-]+\.)?pinterest\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})\/pin\/(?:[^/?#]*--)?(\d+)/i,
  /^(?:[\w-]+\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)([\w-]{11})/i,
  /^youtu\.be\/([\w-]{11})/i,
];
const LINKEDIN = /^(?:[\w-]+\.)?linkedin\.com\//i;
const LINKEDIN_URN = /urn(?::|%3a)li(?::|%3a)(activity|share|ugcpost)(?::|%3a)(\d+)/i;
const LINKEDIN_POST = /[-_](activity|share|ugcpost)-(\d{10,})/i;

/**
 * Finds the id of a post in its address. An address on Instagram holds the short code, which is another id than the one
 * in files and the API of Meta.
 *
 * @param url an http or https address
 * @returns the id; for LinkedIn the whole urn, as its numbers are unique per kind only; null when it has none
 */
export function findPostId(url: string): string | null {
  const address = url.trim().replace(/^https?:\/\//i, "");
  if (LINKEDIN.test(address)) {
    const [, kind, id] = LINKEDIN_URN.exec(address) ?? LINKEDIN_POST.exec(address) ?? [];
    if (!kind || !id) return null;
    return `urn:li:${kind.toLowerCase() === "ugcpost" ? "ugcPost" : kind.toLowerCase()}:${id}`;
  }
  for (const pattern of PATTERNS) {
    const id = pattern.exec(address)?.[1];
    if (id) return id;
  }
  return null;
}
