// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/posts/schemas.ts");

export const asPostPage = async () => (await schemas()).PostPage;
