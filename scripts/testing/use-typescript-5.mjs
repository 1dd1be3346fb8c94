// node --import: for programs that write code by TypeScript's own library, which version 7 does not have. Another package carries it
// along, without a command of its own that would take the place of ours.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) =>
    next(name === "typescript" ? "@ts-morph/common/dist/typescript.js" : name, context),
});
