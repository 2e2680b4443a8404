/** A thread that searches. */
import { workerData } from "node:worker_threads";
import { readSearchable } from "./read-searchable.ts";
import { indexPages } from "./search-index.ts";
import { changingSearch } from "./search-state.ts";

/* In development there may be no build yet. */
const answer = changingSearch(await readSearchable(workerData).catch(() => indexPages([])));
/* Reads the index, so that the first visitor doesn't wait for it. */
answer({ find: "a", at: undefined });
export default answer;
