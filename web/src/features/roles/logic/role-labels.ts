import type { Role } from '@oja/contract/access';

/** What a role is for, in a sentence. What it may do stands in the access table. */
export const rolePurposes: Readonly<Record<Role, string>> = {
  user: 'Buys accounts.',
  seller: 'Buys and sells.',
  verified_seller: 'A seller whose identity was checked.',
  moderator: 'Reviews listings, decides reports and answers tickets.',
  support: 'Answers tickets and helps people with their accounts. Decides nothing about money.',
  trust: 'Decides listings, reports, disputes, claims and applications, and suspends traders.',
  finance: 'Looks after withdrawals, payments and wallets.',
  admin: 'Has every right, and alone gives roles and changes settings.',
};
