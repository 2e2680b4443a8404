type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** True where a key is pressed together with another: then it is the browser's, as Alt and an arrow are. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Keys) {
  return altKey || ctrlKey || metaKey || shiftKey;
}
