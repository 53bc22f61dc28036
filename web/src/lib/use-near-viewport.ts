import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the screen counts as near: about one row of cards. */
const margin = '600px';

/** Calls each time the element comes near the screen, so that what stands there can be fetched before it is seen. */
export function useNearViewport(target: RefObject<HTMLElement | null>, onNear: () => void): void {
  const callOnNear = useEffectEvent(onNear);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) callOnNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
