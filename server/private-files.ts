/**
 * What this process writes is for its own user: the database, pictures, secrets. Imported before anything that writes.
 */
process.umask(0o077);
