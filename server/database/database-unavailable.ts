/** The database can't be used; the message says which one, why, and what to do. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
