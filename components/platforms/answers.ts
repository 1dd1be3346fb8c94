// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const platformsSchemas = () => import("#lib/platforms/schemas.ts");
const uploadsSchemas = () => import("#lib/uploads/schemas.ts");

export const asDisconnected = async () => (await platformsSchemas()).Disconnected;
export const asSyncsAsked = async () => (await platformsSchemas()).SyncsAsked;
export const asWatchedProfile = async () => (await platformsSchemas()).WatchedProfile;
export const asFilePreview = async () => (await uploadsSchemas()).FilePreview;
export const asUpload = async () => (await uploadsSchemas()).Upload;
export const asUploadList = async () => (await uploadsSchemas()).UploadList;
