import { useEffect, useRef } from "react";

/**
 * While something is unsaved, the browser asks before the page is left: by closing the tab, a reload, Back or a link.
 */
export function useLeaving(isUnsaved: boolean) {
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return {
    /** Leaves without being asked again. */
    leaveFor(address: string) {
      isAllowed.current = true;
      location.assign(address);
    },
  };
}
