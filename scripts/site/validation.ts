import { keepValidation } from "./keep-validation.ts";

/* The page of the planner's method shows it. */
await keepValidation();
