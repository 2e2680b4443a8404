/**
 * Photographs that were taken with a camera, by the names that records use, and what each shows for whoever doesn't see
 * it. The file is `photographs/{name}.jpg`; `npm run pictures` makes what pages load.
 */
export const cameraPictures: Readonly<Record<string, string>> = {};
