// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const auditsSchemas = () => import("#lib/audits/schemas.ts");
const recommendationsSchemas = () => import("#lib/recommendations/schemas.ts");

export const asAuditRun = async () => (await auditsSchemas()).AuditRun;
export const asAuditState = async () => (await auditsSchemas()).AuditState;
export const asLedgerEntry = async () => (await recommendationsSchemas()).LedgerEntry;
