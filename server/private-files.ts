/**
 * Makes files of this process (database, pictures, secrets) readable to its own user only. Imported before anything
 * that writes.
 */
process.umask(0o077);
