import { paths } from '@/config/paths';

/** The metadata of a page for search engines and link previews. */
export type PublicPage = {
  path: string;
  /** Where the prerendered page lies below the built files; the server knows the same names. */
  file: string;
  title: string;
  description: string;
};

/** The pages that are written as HTML at build time, so that their text is there before any script runs. */
export const publicPages = {
  home: {
    path: paths.home,
    file: 'landing.html',
    title: 'Oja: buy and sell social media accounts with escrow',
    description:
      'Buy and sell Instagram, YouTube, TikTok, X, Telegram, WhatsApp and Facebook accounts in naira. Oja keeps the money in escrow until the buyer has checked the account.',
  },
  terms: {
    path: paths.terms,
    file: 'terms.html',
    title: 'Terms of Service · Oja',
    description:
      'The rules of trading on Oja: how escrow works, the dispute window, fees, what may be sold, and the risk that comes with the rules of the platforms.',
  },
  privacy: {
    path: paths.privacy,
    file: 'privacy.html',
    title: 'Privacy Policy · Oja',
    description:
      'Which personal data Oja keeps, why and for how long, who else sees it, and how you read, download, correct or erase it.',
  },
} as const satisfies Record<string, PublicPage>;
