import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { SiteFooter } from '../public/site-footer';
import { SiteHeader } from '../public/site-header';

/** The frame of the market's public pages. */
export function Component() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1">
        <div className="mx-auto max-w-6xl px-4 pt-14 pb-20 sm:px-6 sm:pt-18">{children}</div>
      </main>
      <SiteFooter />
    </div>
  );
}
