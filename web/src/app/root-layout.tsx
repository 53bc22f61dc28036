import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { RouteLoadingOverlay } from '@/components/ui/route-loading-overlay';
import { SkipLink } from '@/components/ui/skip-link';
import { ToastHost } from '@/components/ui/toast-host';
import { paths } from '@/config/paths';
import { AppProviders } from './providers/app-providers';
import { useFocusMainOnNavigation } from './use-focus-main-on-navigation';

/** What surrounds every page of the application. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusMainOnNavigation(pathname);
  return (
    <AppProviders pathname={pathname}>
      <SkipLink />
      <Outlet />
      <RouteLoadingOverlay />
      <ToastHost eager={pathname !== paths.home} />
      <ScrollRestoration />
    </AppProviders>
  );
}
