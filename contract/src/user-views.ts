import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/**
 * Staff see Oja as a person sees it, read-only and for a few minutes. The view is started and ended with the session of
 * the member of staff; in between, calls that carry its id in this header are answered as if the person had asked.
 */
export const viewHeader = 'x-view-as';

export const viewMinutes = 15;

const userView = z
  .object({
    id,
    user_id: id,
    name: z.string().meta({ description: 'Of the person.', examples: ['Chidi Nwosu'] }),
    started_at: timestamp,
    expires_at: timestamp,
    ended_at: timestamp.nullable(),
  })
  .meta({ id: 'UserView' });
export type UserView = z.infer<typeof userView>;

const params = z.strictObject({ id });
const shared = { tag: 'Users', access: 'account_help', params, reply: userView } as const;

export const userViewEndpoints = {
  startUserView: endpoint({
    ...shared,
    method: 'POST',
    path: '/admin/users/{id}/views',
    summary: `See Oja as a person sees it, read-only, for ${viewMinutes} minutes; the person is told the reason`,
    limit: 'write',
    proof: 'always',
    body: z.strictObject({
      reason: requiredText(textLimits.viewReason).meta({
        examples: ['You asked in TKT-012 why a withdrawal is missing.'],
      }),
    }),
    errors: ['own_account_refused', 'staff_not_viewed', 'state_conflict'],
  }),
  showUserView: endpoint({
    ...shared,
    method: 'GET',
    path: '/admin/user-views/{id}',
    summary: 'An own view: of whom, and until when',
    limit: 'read',
  }),
  endUserView: endpoint({
    ...shared,
    method: 'POST',
    path: '/admin/user-views/{id}/end',
    summary: 'End an own view before its time',
    limit: 'write',
  }),
};
