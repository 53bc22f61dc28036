import { z } from 'zod';
import { userStatuses } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, text } from './text.ts';

/** Everybody who has an account, as administrators see them. No secret, hash or token is in any of the answers. */

const statusChange = {
  tag: 'Users',
  access: 'admin',
  limit: 'write',
  params: z.strictObject({ id }),
  body: z
    .strictObject({
      reason: text(500)
        .optional()
        .meta({ examples: ['Sold the same account twice.'] }),
    })
    .optional(),
  reply: z.object({ id, status: z.enum(userStatuses) }),
} as const;

export const adminUserEndpoints = {
  banUser: endpoint({
    ...statusChange,
    method: 'PATCH',
    path: '/admin/users/{id}/ban',
    summary:
      'Suspend somebody: every session ends at once, withdrawals wait, purchases that have begun go on',
    errors: ['own_account_refused', 'last_admin_protected'],
  }),
  unbanUser: endpoint({
    ...statusChange,
    method: 'PATCH',
    path: '/admin/users/{id}/unBan',
    summary: 'Let somebody back in',
    errors: ['own_account_refused'],
  }),
};
