import { sessionDoor } from "#app/internal/session-door.ts";
import { correctShown } from "#lib/comments/correct-shown.ts";
import { CommentParams, Corrected, CorrectionBody } from "#lib/comments/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const correct = internalEndpoint({
  summary: "Say what a comment is where the classifier is mistaken, or take that back",
  role: "editor",
  params: CommentParams,
  body: CorrectionBody,
  response: Corrected,
  effect: { action: "comment.corrected", writtenBy: "handler" },
  handle: ({ caller, params, body, now, record }) =>
    correctShown(caller, params.comment_id, body.label, { now, record }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: correct }, sessionDoor);
