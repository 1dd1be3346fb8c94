/** Faces, hands and hearts that praise. */
export const FRIENDLY_EMOJI: ReadonlySet<string> = listEmoji(
  "😍🥰😘😻🤩😋🥳😊☺😁😄😃😀🤗😇🙂😎🤤🫶💖💕💗💓💞💘💝💛💚💙💜🧡🤍🤎❤♥💯🔥👏🙌👍👌💪🎉🎊🏆🥇🌟⭐✨🙏🤞😌🥹🫡😹💐🌹",
);

/** Those that blame. */
export const UNFRIENDLY_EMOJI: ReadonlySet<string> = listEmoji(
  "😡😠🤬🤮🤢👎💩😤😒🙄😞😔😟🙁☹😣😖😫😩💔😑😾🖕😕😓😥😢🤡🤦😦😧😨😬🗑🚮⚠",
);

/** Those that only point, show or wonder: they have no sentiment, whatever the posts around them say. */
export const NEUTRAL_EMOJI: ReadonlySet<string> = listEmoji(
  "👀🤔📍📷📸🎥🔗📅📌📣📢👉👇👆👈☝➡⬇⬆🕒⏰📞📱💻📦🛒🏠🏪🚗✈🌍🗓📝🔍ℹ❓❔🤷😂🤣😭😅",
);

function listEmoji(signs: string): ReadonlySet<string> {
  return new Set(Array.from(signs.matchAll(/\p{Extended_Pictographic}/gu), ([sign]) => sign));
}
