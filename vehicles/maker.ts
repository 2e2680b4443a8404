/** Who makes the vehicles, as their messages and files say it. Alone, so that a worker loads nothing else of the company. */
export { companyName as maker } from "#content/company.ts";
