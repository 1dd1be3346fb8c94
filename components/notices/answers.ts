// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/notices/schemas.ts");

export const asDismissedNotice = async () => (await schemas()).DismissedNotice;
