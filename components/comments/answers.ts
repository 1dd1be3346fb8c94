// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/comments/schemas.ts");

export const asCommentPage = async () => (await schemas()).CommentPage;
export const asCommentTopics = async () => (await schemas()).CommentTopics;
export const asCorrected = async () => (await schemas()).Corrected;
