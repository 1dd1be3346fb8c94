// What reads answers of the service. Schemas are heavy: they come with the first question and not with the page.

const schemas = () => import("#lib/goals/schemas.ts");

export const asGoal = async () => (await schemas()).Goal;
export const asReachable = async () => (await schemas()).Reachable;
