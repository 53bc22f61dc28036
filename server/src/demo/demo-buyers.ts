import type { DemoAccount } from './demo-accounts.ts';

const buyer = (nickname: string, name: string, bio: string): DemoAccount => ({
  email: `${nickname}@oja.test`,
  name,
  nickname,
  role: 'user',
  description: 'buyer',
  bio,
});

/** Further buyers with money. They have the password of the demo accounts. */
export const demoBuyers: readonly DemoAccount[] = [
  buyer('amaka', 'Amaka Nnadi', 'Runs an agency in Port Harcourt and buys pages for clients.'),
  buyer('yusuf', 'Yusuf Garba', 'Collects music and sports accounts.'),
  buyer('grace', 'Grace Okon', 'Bought my first page here, and then another one.'),
];
