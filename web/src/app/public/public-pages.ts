import { paths } from '@/config/paths';
import type { PageMeta } from '@/lib/page-meta';

/** Public pages whose title and description are always the same. */
export const publicPages = {
  home: {
    path: paths.home,
    title: 'Oja: buy and sell social media accounts with escrow',
    description:
      'Buy and sell Instagram, YouTube, TikTok, X, Telegram, WhatsApp and Facebook accounts in naira. Oja keeps the money in escrow until the buyer has checked the account.',
  },
  terms: {
    path: paths.terms,
    title: 'Terms of Service · Oja',
    description:
      'The rules of trading on Oja: how escrow works, the dispute window, fees, what may be sold, and the risk that comes with the rules of the platforms.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy · Oja',
    description:
      'Which personal data Oja keeps, why and for how long, who else sees it, and how you read, download, correct or erase it.',
  },
} as const satisfies Record<string, PageMeta>;
