import type { Caller } from "../caller.ts";
import { previewFile } from "../imports/preview-file.ts";
import { checkPlatformLimit } from "../platforms/check-platform-limit.ts";
import { presentRefusal } from "./present-refusal.ts";
import type { FilePreview, PreviewQuery } from "./schemas.ts";

/**
 * What an import into the caller's workspace would make of a file, from its first bytes. Writes nothing.
 * @param source the beginning of the file; what a preview does not need is not read.
 * @throws Problem 409 `Limit Reached` when the plan has no room for another platform.
 */
export async function previewUpload(
  caller: Caller,
  { platform, file_name: fileName, mapping }: PreviewQuery,
  source: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<FilePreview> {
  await checkPlatformLimit(caller, platform);
  const { problem, ...preview } = await previewFile(source, { platform, fileName, mapping, now });
  return { ...preview, ...(problem && { problem: presentRefusal(problem) }) };
}
