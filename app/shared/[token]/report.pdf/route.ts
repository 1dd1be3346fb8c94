import { writeReport } from "#app/report/write-report.ts";
import { answerShared } from "#app/shared/answer-shared.ts";

type Context = { params: Promise<{ token: string }> };

/** The audit of a link as a PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answerShared(request, token, ({ caller, brand, auditId }) => writeReport(caller, brand, auditId));
}
