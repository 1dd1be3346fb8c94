export const dynamic = "force-dynamic";
export { GET } from "#app/openapi.json/route.ts";
