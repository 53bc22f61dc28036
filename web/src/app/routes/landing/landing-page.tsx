import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { Hero } from './hero';
import { SiteHeader } from './site-header';

export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>Oja: buy and sell social media accounts with escrow</title>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1">
        <Hero />
      </main>
    </div>
  );
}
