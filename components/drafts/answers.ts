// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const draftsSchemas = () => import("#lib/drafts/schemas.ts");
const workSchemas = () => import("#lib/campaign-work/schemas.ts");
const studioSchemas = () => import("#lib/studio/schemas.ts");

export const asDraft = async () => (await draftsSchemas()).Draft;
export const asDraftChecks = async () => (await draftsSchemas()).DraftChecks;
export const asMatchAnswer = async () => (await workSchemas()).MatchAnswer;
export const asPageScore = async () => (await studioSchemas()).PageScore;
