import type { Role } from '@oja/contract/access';

export const roleTitles: Readonly<Record<Role, string>> = {
  user: 'User',
  seller: 'Seller',
  verified_seller: 'Verified seller',
  moderator: 'Moderator',
  admin: 'Admin',
};
