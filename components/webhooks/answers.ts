// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/webhooks/schemas.ts");

export const asDelivery = async () => (await schemas()).Delivery;
export const asDeliveryContents = async () => (await schemas()).DeliveryContents;
export const asDeliveryLog = async () => (await schemas()).DeliveryLog;
export const asMadeWebhook = async () => (await schemas()).MadeWebhook;
export const asNewDelivery = async () => (await schemas()).NewDelivery;
export const asReplayCount = async () => (await schemas()).ReplayCount;
export const asReplayedRange = async () => (await schemas()).ReplayedRange;
export const asRotatedSecret = async () => (await schemas()).RotatedSecret;
export const asSigningSecret = async () => (await schemas()).SigningSecret;
export const asWebhookDetails = async () => (await schemas()).WebhookDetails;
