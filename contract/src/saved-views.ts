import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './text.ts';

/** Filters of the lists of staff that a member of staff keeps under a name. Each person sees their own alone. */

export const viewPages = [
  'work',
  'users',
  'listings',
  'transactions',
  'reports',
  'tickets',
  'withdrawals',
  'applications',
] as const;
export type ViewPage = (typeof viewPages)[number];

/** Every sentence and form that names one of these figures is built from them. */
export const viewTerms = {
  /** Of one person and list. */
  viewsAtMost: 20,
  nameLength: 40,
} as const;

const page = z.enum(viewPages).meta({ description: 'The list.', examples: ['transactions'] });
const name = requiredText(viewTerms.nameLength)
  .refine((typed) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(typed), { message: 'Please write the name in one line.' })
  .meta({ examples: ['Large and disputed'] });
const filter = z
  .record(z.string().regex(/^[a-z_]{1,30}$/), z.string().min(1).max(200))
  .refine((parameters) => Object.keys(parameters).length <= 20, { message: 'Please choose fewer filters.' })
  .meta({
    description: 'The parameters of the address of the list, without the place in it.',
    examples: [{ dispute: 'any', amount_from: '100000' }],
  });
export type ViewFilter = z.output<typeof filter>;

const savedView = z
  .object({ id, page, name: z.string().meta({ examples: ['Large and disputed'] }), filter })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

const change = { tag: 'Saved views', access: 'staff', limit: 'write' } as const;
const params = z.strictObject({ id });

export const savedViewEndpoints = {
  listSavedViews: endpoint({
    ...change,
    method: 'GET',
    path: '/admin/views',
    summary: 'The own views of a list that the caller may open',
    limit: 'read',
    query: z.strictObject({ page }),
    reply: z.array(savedView),
  }),
  saveView: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/views',
    summary: `Keep the filters of a list under a name, ${viewTerms.viewsAtMost} per list at most`,
    body: z.strictObject({ page, name, filter }),
    reply: savedView,
    errors: ['view_name_taken', 'too_many_views'],
  }),
  renameView: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/views/{id}',
    summary: 'Give an own view another name',
    params,
    body: z.strictObject({ name }),
    reply: savedView,
    errors: ['view_name_taken'],
  }),
  deleteView: endpoint({
    ...change,
    method: 'DELETE',
    path: '/admin/views/{id}',
    summary: 'Forget an own view',
    params,
    reply: z.null(),
  }),
};
