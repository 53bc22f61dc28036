import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { PageHead } from '../../public/page-head';
import { publicPages } from '../../public/public-pages';
import { SiteFooter } from '../../public/site-footer';
import { SiteHeader } from '../../public/site-header';

export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead page={publicPages.terms} />
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1" />
      <SiteFooter />
    </div>
  );
}
