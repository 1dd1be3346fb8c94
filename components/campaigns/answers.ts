// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/campaigns/schemas.ts");

export const asCampaign = async () => (await schemas()).Campaign;
export const asNewCampaign = async () => (await schemas()).NewCampaign;
