import { paths } from '@/config/paths';

/** A section of the landing page, reachable from every public page. */
const section = (id: string) => `${paths.home}#${id}`;

export const sectionLinks = {
  home: { label: 'Home', to: section('home') },
  howItWorks: { label: 'How It Works', to: section('how-it-works') },
  features: { label: 'Features', to: section('features') },
  marketplace: { label: 'Marketplace', to: section('marketplace') },
  contact: { label: 'Contact', to: section('contact') },
} as const;

export const headerLinks = [
  sectionLinks.home,
  { label: 'Market', to: paths.market.all },
  sectionLinks.howItWorks,
  sectionLinks.features,
  { label: 'Help', to: paths.help },
] as const;
