// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/shares/schemas.ts");

export const asCreatedShare = async () => (await schemas()).CreatedShare;
export const asOpenedShare = async () => (await schemas()).OpenedShare;
export const asRevokedShare = async () => (await schemas()).RevokedShare;
