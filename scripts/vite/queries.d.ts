declare module "*?minified" {
  const text: string;
  export default text;
}

declare module "*?validator" {
  import type { Validator } from "#planner/messages/rules/judge.ts";

  const validate: Validator;
  export default validate;
}
