import { useEffect, useRef } from 'react';
import { MAIN_CONTENT_ID } from '@/config/landmarks';

/**
 * A browser puts focus at the top of a new page; a single-page application must do it by hand, or keyboard and
 * screen-reader users stay on a link that is gone. The first page is left alone.
 */
export function useFocusMainOnNavigation(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
