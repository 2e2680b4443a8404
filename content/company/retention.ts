/**
 * The longest time in days before the site erases what was sent through a form. The privacy page states it, and
 * RETENTION_DAYS may only be shorter.
 */
export const retentionDays = 730;

/** The same for the log of what staff did, and AUDIT_DAYS. */
export const auditDays = 365;
