import { publicPages } from '../../public/public-pages';
import { LegalPage } from './legal-page';
import { dataSections } from './privacy/data-sections';
import { rightsSections } from './privacy/rights-sections';

const inShort = [
  'We keep what a market with escrow needs, and nothing for advertising. We do not sell data, and no code of others runs in your browser.',
  'Login details of traded accounts are encrypted and shown to the buyer alone.',
  'In Settings you read and correct your data, download all of it, and delete your account.',
  'Records of money stay after that, without your name, because the law asks for them.',
];

export const handle = { meta: () => publicPages.privacy };

export function Component() {
  return (
    <LegalPage
      page={publicPages.privacy}
      title="Privacy Policy"
      updated={{ text: 'Nov 15, 2026', date: '2026-11-15' }}
      inShort={inShort}
      sections={[...dataSections, ...rightsSections]}
    />
  );
}
