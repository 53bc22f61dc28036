import { StaticPart } from '@/components/static-part';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { PageHead } from '../../public/page-head';
import { publicPages } from '../../public/public-pages';
import { SiteHeader } from '../../public/site-header';
import { useFocusSection } from '../../public/use-focus-section';
import type * as LandingParts from './landing-parts';
import { NewestListings } from './newest-listings';

export type LandingHtml = { opening: string; marketplace: string; closing: string; footer: string };

/** One of the two is there: the HTML that stands already, or the code that draws it. */
type LandingPageProps = { html: LandingHtml | undefined; parts: typeof LandingParts | undefined };

export function LandingPage({ html, parts }: LandingPageProps) {
  useFocusSection();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead page={publicPages.home} />
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1">
        <StaticPart id="landing-opening" html={html?.opening}>
          {parts ? <parts.Opening /> : null}
        </StaticPart>
        <section id="marketplace" tabIndex={-1} className="border-y bg-muted outline-none">
          <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20 lg:py-28">
            <StaticPart id="landing-marketplace" html={html?.marketplace}>
              {parts ? <parts.Marketplace /> : null}
            </StaticPart>
            <NewestListings />
          </div>
        </section>
        <StaticPart id="landing-closing" html={html?.closing}>
          {parts ? <parts.Closing /> : null}
        </StaticPart>
      </main>
      <StaticPart id="landing-footer" html={html?.footer}>
        {parts ? <parts.SiteFooter /> : null}
      </StaticPart>
    </div>
  );
}
