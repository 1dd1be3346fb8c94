import type { Answer } from "../serve.ts";

const PROBLEMS = "https://api.x.com/2/problems";

/** A problem of X, as the whole answer. */
export function refuse(status: number, title: string, detail: string, type = "about:blank"): Answer {
  return {
    status,
    body: { title, detail, type: type === "about:blank" ? type : `${PROBLEMS}/${type}`, status },
  };
}

export function refuseQuery(message: string): Answer {
  return {
    status: 400,
    body: {
      errors: [{ parameters: {}, message }],
      title: "Invalid Request",
      detail: "One or more parameters to your request was invalid.",
      type: `${PROBLEMS}/invalid-request`,
    },
  };
}

/** Something that is not there, beside the data or in its place. */
export function missing(resource_type: "tweet" | "user", parameter: string, value: string) {
  return {
    value,
    detail: `Could not find ${resource_type} with ${parameter}: [${value}].`,
    title: "Not Found Error",
    resource_type,
    parameter,
    resource_id: value,
    type: `${PROBLEMS}/resource-not-found`,
  };
}

/** An account that X has suspended, in the place of its data. */
export function suspended(parameter: string, value: string) {
  const words = { title: "Forbidden", detail: `User has been suspended: [${value}].` };
  return { ...missing("user", parameter, value), ...words };
}
