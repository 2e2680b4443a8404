import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

const key = "navigating-to";

/**
 * Brings a visitor to the page asked for when its module fails to load. React Router then reloads the
 * page that the visitor is on; the target remembered here is loaded as a document instead. It is
 * forgotten before that happens, so the page never reloads twice in a row for the same reason.
 * It shows nothing; it is a component so that the frame need not be drawn again when a visitor sets out.
 */
export function Arrival() {
  const { location: target } = useNavigation();
  const path = target ? createPath(target) : undefined;

  useEffect(() => {
    const left = take();
    if (left && left !== createPath(window.location)) window.location.replace(left);
  }, []);

  useEffect(() => {
    if (!path) return;
    remember(path);
    return () => void take();
  }, [path]);

  return null;
}

/* Where storage is forbidden, React Router's reload is all that happens. */
function remember(path: string) {
  try {
    sessionStorage.setItem(key, path);
  } catch {}
}

function take() {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  } catch {}
}
