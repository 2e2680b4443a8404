/**
 * After how many days the site erases what was sent through a form, at the latest. The privacy page says this number,
 * and RETENTION_DAYS may only be shorter.
 */
export const retentionDays = 730;
