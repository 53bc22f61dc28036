import { SiteFooter } from '../../public/site-footer';
import { About } from './about';
import { Answers } from './answers';
import { CallToAction } from './call-to-action';
import { Features } from './features';
import { Figures } from './figures';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Marketplace } from './marketplace';

/** Everything below the header, in three parts: the middle one is the one that will show what is on sale. */

export function Opening() {
  return (
    <>
      <Hero />
      <Figures />
      <About />
      <HowItWorks />
      <Features />
    </>
  );
}

export { Marketplace };

export function Closing() {
  return (
    <>
      <Answers />
      <CallToAction />
    </>
  );
}

export { SiteFooter };
