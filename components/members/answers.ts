// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/members/schemas.ts");

export const asEmailConfirmed = async () => (await schemas()).EmailConfirmed;
export const asNameChange = async () => (await schemas()).NameChange;
export const asPasskeyAdded = async () => (await schemas()).PasskeyAdded;
export const asPasswordChanged = async () => (await schemas()).PasswordChanged;
export const asRecoveryCodes = async () => (await schemas()).RecoveryCodes;
export const asScheduledDeparture = async () => (await schemas()).ScheduledDeparture;
export const asSecondStepOff = async () => (await schemas()).SecondStepOff;
export const asSecondStepSecret = async () => (await schemas()).SecondStepSecret;
export const asSignedUp = async () => (await schemas()).SignedUp;
