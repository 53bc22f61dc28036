import type { ReactNode } from 'react';
import { ThemeProvider } from '@/components/theme/theme-provider';

type AppProvidersProps = { pathname: string; children: ReactNode };

/**
 * Only what the landing page needs too. Providers of the portals (queries, session) belong to the portal layouts,
 * so that their code is not part of the first load.
 */
export function AppProviders({ pathname, children }: AppProvidersProps) {
  return <ThemeProvider pathname={pathname}>{children}</ThemeProvider>;
}
