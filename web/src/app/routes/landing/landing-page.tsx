import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { PageHead } from '../../public/page-head';
import { publicPages } from '../../public/public-pages';
import { SiteHeader } from '../../public/site-header';
import { readPrerendered, StaticPart } from '../../public/static-part';
import { useFocusSection } from './use-focus-section';

/**
 * The header lives; the rest is prerendered and stays as it is (see static-part.tsx). The code that draws it is
 * fetched only where there is no prerendered HTML: at build time, and when somebody comes here from another page.
 */
const html = {
  opening: readPrerendered('landing-opening'),
  marketplace: readPrerendered('landing-marketplace'),
  closing: readPrerendered('landing-closing'),
  footer: readPrerendered('landing-footer'),
};
const parts = html.opening === undefined ? await import('./landing-parts') : undefined;

export function Component() {
  useFocusSection();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead page={publicPages.home} />
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1">
        <StaticPart id="landing-opening" html={html.opening}>
          {parts ? <parts.Opening /> : null}
        </StaticPart>
        <StaticPart id="landing-marketplace" html={html.marketplace}>
          {parts ? <parts.Marketplace /> : null}
        </StaticPart>
        <StaticPart id="landing-closing" html={html.closing}>
          {parts ? <parts.Closing /> : null}
        </StaticPart>
      </main>
      <StaticPart id="landing-footer" html={html.footer}>
        {parts ? <parts.SiteFooter /> : null}
      </StaticPart>
    </div>
  );
}
