import type { DemoAccount } from './demo-accounts.ts';

/** Further sellers. They have the password of the demo accounts. */
export interface DemoSeller extends DemoAccount {
  verified: boolean;
}

const seller = (nickname: string, name: string, bio: string, verified = false): DemoSeller => ({
  email: `${nickname}@oja.test`,
  name,
  nickname,
  role: 'seller',
  description: 'seller',
  bio,
  verified,
});

export const demoSellers: readonly DemoSeller[] = [
  seller('halima', 'Halima Yusuf', 'Beauty and fashion pages from Kano. I hand over the same evening.', true),
  seller('emeka', 'Emeka Obiora', 'Football, comedy and nothing else. Twelve years on the timeline.', true),
  seller(
    'folake',
    'Folake Adeyemi',
    'Recipes, parenting and home. Every account grown by me, never bought.',
    true,
  ),
  seller('musa', 'Musa Danjuma', 'Tech channels and Telegram groups. Ask me for the analytics.'),
  seller('ifeoma', 'Ifeoma Umeh', 'Photographer in Enugu. I sell what I no longer have time for.', true),
  seller('segun', 'Segun Bakare', 'Music promo pages with real fans in Lagos and Ibadan.'),
  seller('aisha', 'Aisha Mohammed', 'Faith and motivation communities, calm and well kept.'),
  seller('tobi', 'Tobi Akinola', 'Gaming and gadgets. Quick answers, clean hand-overs.', true),
  seller('nneka', 'Nneka Chukwu', 'Travel stories from Calabar to Cape Town.'),
  seller('kunle', 'Kunle Martins', 'Business, finance and crypto audiences for serious buyers.'),
  seller('blessing', 'Blessing Etim', 'Small accounts at fair prices, perfect for a first page.'),
];
