import { answerLogo } from "#app/report/answer-logo.ts";
import { answerShared } from "#app/shared/answer-shared.ts";

type Context = { params: Promise<{ token: string }> };

/** The logo on the report of a link, for whoever has the link, and its password where it has one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answerShared(request, token, ({ caller }) => answerLogo(caller));
}
