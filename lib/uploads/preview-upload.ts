import type { Caller } from "../caller.ts";
import { previewFile } from "../imports/preview-file.ts";
import { checkPlatformLimit } from "../platforms/check-platform-limit.ts";
import { presentRefusal } from "./present-refusal.ts";
import type { FilePreview, PreviewQuery } from "./schemas.ts";

/**
 * What an import into the caller's workspace would make of a file, from its first bytes; whose it is as far as it says so, where
 * no platform is named. Writes nothing.
 * @param source the beginning of the file; what a preview does not need is not read.
 * @throws Problem 409 `Limit Reached` when the plan has no room for another platform.
 */
export async function previewUpload(
  caller: Caller,
  { platform, file_name: fileName, mapping }: PreviewQuery,
  source: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<FilePreview> {
  if (platform) await checkPlatformLimit(caller, platform);
  const made = await previewFile(source, { platform, fileName, mapping, now });
  const { problem, source: from, holding, ...preview } = made;
  if (!platform && from.platform && !problem) await checkPlatformLimit(caller, from.platform);
  const { accountDays, isWhole, ...counts } = holding;
  return {
    ...preview,
    source: { platform: from.platform, handle: from.handle, is_guess: from.isGuess },
    holding: { ...counts, account_days: accountDays, is_whole: isWhole },
    ...(problem && { problem: presentRefusal(problem) }),
  };
}
