/**
 * Photographs that were taken with a camera, by the names that records use, with their alternative texts. The file is
 * `photographs/{name}.jpg`; `npm run pictures` makes the files that pages load.
 */
export const cameraPictures: Readonly<Record<string, string>> = {};
