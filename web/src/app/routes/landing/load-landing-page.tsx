import { readServerHtml } from '@/components/static-part';
import { publicPages } from '../../public/public-pages';
import type { LandingHtml } from './landing-page';

const handle = import.meta.env.SSR ? { meta: () => publicPages.home } : undefined;

/**
 * The header of the landing page is hydrated; the rest stays the HTML of the server (see static-part.tsx). The code that
 * renders it is loaded only where there is no such HTML: on the server, and after a navigation from another page.
 */
export async function loadLandingPage() {
  const html = readLandingHtml();
  const [{ LandingPage }, parts] = await Promise.all([
    import('./landing-page'),
    html === undefined ? import('./landing-parts') : undefined,
  ]);
  return { element: <LandingPage html={html} parts={parts} />, handle };
}

function readLandingHtml(): LandingHtml | undefined {
  const opening = readServerHtml('landing-opening');
  const marketplace = readServerHtml('landing-marketplace');
  const closing = readServerHtml('landing-closing');
  const footer = readServerHtml('landing-footer');
  if (opening === undefined || marketplace === undefined || closing === undefined || footer === undefined)
    return undefined;
  return { opening, marketplace, closing, footer };
}
