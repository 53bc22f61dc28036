import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NavigationGuard } from '@/components/shell/navigation-guard';
import { OfflineBar } from '@/components/shell/offline-bar';
import { ThemeProvider } from '@/components/theme/theme-provider';
import { RouteLoadingOverlay } from '@/components/ui/route-loading-overlay';
import { SkipLink } from '@/components/ui/skip-link';
import { ToastHost } from '@/components/ui/toast-host';
import { MAIN_CONTENT_ID } from '@/config/landmarks';

type AppProvidersProps = { pathname: string; children: ReactNode };

/** What surrounds every page of the application. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusMainOnNavigation(pathname);
  return (
    <AppProviders pathname={pathname}>
      <SkipLink />
      <OfflineBar />
      <NavigationGuard>
        <Outlet />
      </NavigationGuard>
      <RouteLoadingOverlay />
      <ToastHost />
      <ScrollRestoration />
    </AppProviders>
  );
}

/**
 * Only what the landing page needs too. Providers of the portals (queries, session) belong to the portal layouts,
 * so that their code is not part of the first load.
 */
function AppProviders({ pathname, children }: AppProvidersProps) {
  return <ThemeProvider pathname={pathname}>{children}</ThemeProvider>;
}

/**
 * A browser puts focus at the top of a new page; a single-page application must do it by hand, or keyboard and
 * screen-reader users stay on a link that is gone. The first page is left alone.
 */
function useFocusMainOnNavigation(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
