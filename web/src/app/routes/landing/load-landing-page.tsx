import { readPrerendered } from '../../public/static-part';
import type { LandingHtml } from './landing-page';

/**
 * The header of the landing page lives; the rest is prerendered and stays as it is (see static-part.tsx). The code
 * that renders it is fetched only where there is no prerendered HTML: at build time, and after a navigation
 * from another page.
 */
export async function loadLandingPage() {
  const html = readLandingHtml();
  const [{ LandingPage }, parts] = await Promise.all([
    import('./landing-page'),
    html === undefined ? import('./landing-parts') : undefined,
  ]);
  return { element: <LandingPage html={html} parts={parts} /> };
}

function readLandingHtml(): LandingHtml | undefined {
  const opening = readPrerendered('landing-opening');
  const marketplace = readPrerendered('landing-marketplace');
  const closing = readPrerendered('landing-closing');
  const footer = readPrerendered('landing-footer');
  if (opening === undefined || marketplace === undefined || closing === undefined || footer === undefined)
    return undefined;
  return { opening, marketplace, closing, footer };
}
