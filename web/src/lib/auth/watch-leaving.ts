/**
 * Tells whether the page is being left. A browser that leaves a page breaks off its calls, and what failed for that
 * reason alone says nothing about the session.
 */
export function watchLeaving(page: EventTarget = window): { isLeaving: () => boolean; stop: () => void } {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  for (const event of ['beforeunload', 'pagehide']) page.addEventListener(event, leave);
  return {
    isLeaving: () => leaving,
    stop() {
      for (const event of ['beforeunload', 'pagehide']) page.removeEventListener(event, leave);
    },
  };
}
