import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { readServerHtml, StaticPart } from '@/components/static-part';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { SiteHeader } from '../public/site-header';

const footerId = 'site-footer';
const footerHtml = readServerHtml(footerId);

let SiteFooter: ComponentType | undefined;

/** Fetches the code of the footer, unless its HTML came from the server: it is the same on every page. */
export async function prepareFooter(): Promise<void> {
  if (footerHtml === undefined) SiteFooter = (await import('../public/site-footer')).SiteFooter;
}

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
      <StaticPart id={footerId} html={footerHtml}>
        {SiteFooter ? <SiteFooter /> : null}
      </StaticPart>
    </div>
  );
}
