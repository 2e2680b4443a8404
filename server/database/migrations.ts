import type { Migration } from "kysely/migration";
import * as submissions from "./migrations/001-submissions.ts";
import * as staff from "./migrations/002-staff.ts";
import * as desk from "./migrations/003-desk.ts";
import * as blog from "./migrations/004-blog.ts";
import * as search from "./migrations/005-search.ts";
import * as postWords from "./migrations/006-post-words.ts";
import * as ticketsByForm from "./migrations/007-tickets-by-form.ts";
import * as nodes from "./migrations/008-nodes.ts";
import * as formCounts from "./migrations/009-form-counts.ts";
import * as accounts from "./migrations/010-accounts.ts";
import * as spamSigns from "./migrations/011-spam-signs.ts";
import * as networks from "./migrations/012-networks.ts";
import * as ticketsKept from "./migrations/013-tickets-kept.ts";
import * as asciiWords from "./migrations/014-ascii-words.ts";

/** Every change of the tables, oldest first, for both engines. One that was released is never edited. */
export const migrations: Record<string, Migration> = {
  "001-submissions": submissions,
  "002-staff": staff,
  "003-desk": desk,
  "004-blog": blog,
  "005-search": search,
  "006-post-words": postWords,
  "007-tickets-by-form": ticketsByForm,
  "008-nodes": nodes,
  "009-form-counts": formCounts,
  "010-accounts": accounts,
  "011-spam-signs": spamSigns,
  "012-networks": networks,
  "013-tickets-kept": ticketsKept,
  "014-ascii-words": asciiWords,
};
