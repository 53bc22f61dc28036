import { createListingBody } from '@oja/contract/listing-bodies';
import type { ViewFilter, ViewPage } from '@oja/contract/saved-views';
import type { z } from 'zod';
import type { DemoAccount } from './demo-accounts.ts';

/** Two accounts have one phone number, which is a signal of risk about both. */
const sharedPhone = '+2348035550142';

export const pausedSeller: DemoAccount = {
  email: 'uche@oja.test',
  name: 'Uche Madu',
  nickname: 'uche',
  role: 'seller',
  description: 'seller',
  bio: 'News and football pages from Owerri.',
  phone: sharedPhone,
};

export const newSeller: DemoAccount = {
  email: 'dele@oja.test',
  name: 'Dele Fashola',
  nickname: 'dele',
  role: 'seller',
  description: 'seller',
  bio: 'New here. Entertainment pages.',
  phone: sharedPhone,
};

/** Sellers about whom staff have to decide. They have the password of the demo accounts. */
export const demoDeskSellers: readonly DemoAccount[] = [pausedSeller, newSeller];

export interface DemoDeskListing {
  sellerEmail: string;
  hoursAgo: number;
  form: z.output<typeof createListingBody>;
  /** Without a reason it waits for review. */
  rejection?: string;
  /** A change after its approval, which a rule holds for another review. */
  heldChange?: { hoursAgo: number; description: string };
}

const loginOf = (name: string) => ({
  url: `https://instagram.com/${name}`,
  username: `${name}@mail.example`,
  password: `demo-${name}-2026`,
});

/** Oldest first. The last one has every signal that a first listing can have. */
export const demoDeskListings: readonly DemoDeskListing[] = [
  {
    sellerEmail: pausedSeller.email,
    hoursAgo: 12 * 24,
    form: createListingBody.parse({
      platform: 'instagram',
      handle: '@owerrinewswire',
      category: 'Other',
      description: 'News from Owerri. A private transfer saves us both the fee.',
      followers: 14_600,
      price: 60_000,
      ...loginOf('owerrinewswire'),
    }),
    rejection: 'Payment outside of Oja is not allowed. Please take that sentence out.',
  },
  {
    sellerEmail: pausedSeller.email,
    hoursAgo: 5 * 24,
    form: createListingBody.parse({
      platform: 'instagram',
      handle: '@heartlandfans',
      category: 'Sports',
      description: 'Supporters of Heartland FC. Direct payment is possible, ask me.',
      followers: 9_300,
      price: 35_000,
      ...loginOf('heartlandfans'),
    }),
    rejection: 'It asks for payment outside of Oja again.',
  },
  {
    sellerEmail: 'blessing@oja.test',
    hoursAgo: 9 * 24,
    form: createListingBody.parse({
      platform: 'instagram',
      handle: '@uyocakes',
      category: 'Food & Cooking',
      description: 'Cakes and small chops from Uyo, with buyers in the comments every day.',
      followers: 6_800,
      price: 42_000,
      ...loginOf('uyocakes'),
    }),
    heldChange: {
      hoursAgo: 6,
      description:
        'Cakes and small chops from Uyo, with buyers in the comments every day. Private transfer gets a discount.',
    },
  },
  {
    sellerEmail: newSeller.email,
    hoursAgo: 5,
    form: createListingBody.parse({
      platform: 'instagram',
      handle: '@gistarena.08035550142',
      category: 'Music & Entertainment',
      description:
        'Entertainment page with busy comments. Pay directly and you have the login in five minutes.',
      followers: 41_000,
      engagement: 5.1,
      price: 18_000,
      ...loginOf('gistarena.08035550142'),
    }),
  },
];

export const demoPause = {
  hoursAgo: 4 * 24,
  reason: 'Two of your listings asked buyers to pay outside of Oja.',
  note: 'Second time within ten days, after the first was explained.',
  days: 30,
};

export const demoAppeal = {
  hoursAgo: 20,
  text: 'My cousin wrote the second text without knowing your rules. I have taken both lines out and would like to sell again.',
};

/** Proposed by finance, so that either administrator can answer. */
export const demoAdjustment = {
  hoursAgo: 3,
  userEmail: 'grace@oja.test',
  proposerEmail: 'finance@oja.test',
  adjustment: {
    kind: 'goodwill',
    direction: 'credit',
    amount: 7_500,
    reason: 'For the days that you waited for the replacement of @ledgerlagos.',
  },
} as const;

interface DemoView {
  ownerEmail: string;
  page: ViewPage;
  name: string;
  filter: ViewFilter;
}

/** Views of lists that administrators keep. */
export const demoViews: readonly DemoView[] = [
  {
    ownerEmail: 'admin@oja.test',
    page: 'work',
    name: 'Late tickets',
    filter: { kind: 'ticket', overdue: 'true' },
  },
  {
    ownerEmail: 'admin@oja.test',
    page: 'work',
    name: 'Free disputes',
    filter: { kind: 'dispute', owner: 'none' },
  },
  {
    ownerEmail: 'admin@oja.test',
    page: 'transactions',
    name: 'Large sales',
    filter: { amount_from: '200000', sort: 'amount' },
  },
  { ownerEmail: 'admin2@oja.test', page: 'work', name: 'Withdrawals', filter: { kind: 'withdrawal' } },
];
