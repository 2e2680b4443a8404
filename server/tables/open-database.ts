import { connect, type DatabaseSettings } from "#server/database/connect.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Opens the site's database with all of its tables. Close it with `db.destroy()`.
 * @throws {DatabaseUnavailable} saying which database, what is wrong with it and what to do
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return connect<Tables>(settings);
}
