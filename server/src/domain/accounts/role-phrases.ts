import type { Role } from '@oja/contract/access';

/** A role within a sentence: "is now a moderator". */
export const rolePhrases: Readonly<Record<Role, string>> = {
  user: 'a user',
  seller: 'a seller',
  verified_seller: 'a verified seller',
  moderator: 'a moderator',
  support: 'a member of support',
  trust: 'a member of trust',
  finance: 'a member of finance',
  admin: 'an administrator',
};
