import type { ConnectedAccount } from "#lib/platforms/schemas.ts";

type Props = {
  workspaceId: string;
  account: Pick<ConnectedAccount, "profileId" | "hasPicture" | "handle" | "name">;
};

/** The product's own copy of an account's picture; its first letter where there is none. */
export function AccountPicture({ workspaceId, account }: Props) {
  const { profileId, hasPicture, handle, name } = account;
  if (!hasPicture)
    return (
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sunken text-base font-semibold text-soft"
      >
        {[...(name ?? handle)][0]?.toUpperCase()}
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: the picture is small, private, and served as it is.
    <img
      src={`/connect/pictures/${workspaceId}/${profileId}`}
      alt={`@${handle}`}
      width={48}
      height={48}
      className="size-12 shrink-0 rounded-full object-cover"
    />
  );
}
