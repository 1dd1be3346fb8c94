import type { Answer } from "../serve.ts";

/** An error of the Graph API: the status is 400 for most of them. */
export function refuse(
  code: number,
  message: string,
  more: { subcode?: number; status?: number } = {},
): Answer {
  const { subcode, status = 400 } = more;
  const type = code === 100 ? "GraphMethodException" : "OAuthException";
  return {
    status,
    body: {
      error: {
        message: `(#${code}) ${message}`,
        type,
        code,
        ...(subcode !== undefined && { error_subcode: subcode }),
        fbtrace_id: "AstandInTrace00000001",
      },
    },
  };
}

/** How much of what may be asked is used, and in how many minutes there is more. */
export function refuseLimit(minutes: number, id = "17841499000000000001"): Answer {
  const use = {
    type: "instagram",
    call_count: 100,
    total_cputime: 25,
    total_time: 25,
    estimated_time_to_regain_access: minutes,
  };
  return {
    ...refuse(80_002, "There have been too many calls to this Instagram account. Wait a bit and try again."),
    headers: { "x-business-use-case-usage": JSON.stringify({ [id]: [use] }) },
  };
}

export function refuseUnknown(id: string): Answer {
  const why =
    "does not exist, cannot be loaded due to missing permissions, or does not support this operation";
  return refuse(100, `Unsupported get request. Object with ID '${id}' ${why}.`, { subcode: 33 });
}

/** An error of the page at which a code is given for a token. */
export function refuseCode(_error: string, error_message: string): Answer {
  return { status: 400, body: { error_type: "OAuthException", code: 400, error_message } };
}
