type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a key is pressed with a modifier: then it is left to the browser, as Alt with an arrow is. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Keys) {
  return altKey || ctrlKey || metaKey || shiftKey;
}
