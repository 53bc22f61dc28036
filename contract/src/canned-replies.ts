import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';
import { ticketLimits, ticketPriorities, ticketTags } from './ticket-fields.ts';

/** Frequent answers of staff, stored once with placeholders that are filled in for each ticket. */

export const cannedPlaceholders = ['name', 'ticket', 'subject', 'staff'] as const;
export type CannedPlaceholder = (typeof cannedPlaceholders)[number];

const gap = /\{(\w+)\}/g;

/** Fills the gaps of a canned reply. A brace that is no gap stays as it is. */
export function fillCannedReply(text: string, values: Readonly<Record<CannedPlaceholder, string>>): string {
  return text.replace(gap, (written, name: string) => {
    const placeholder = cannedPlaceholders.find((each) => each === name);
    return placeholder === undefined ? written : values[placeholder];
  });
}

function knowsEveryGap(text: string): boolean {
  const known: readonly string[] = cannedPlaceholders;
  return [...text.matchAll(gap)].every(([, name]) => known.includes(name ?? ''));
}

/** What can be done together with an answer. */
export const answerActions = {
  resolve: z
    .boolean()
    .optional()
    .meta({ examples: [false] }),
  wait: z
    .boolean()
    .optional()
    .meta({ description: 'The ticket waits for a reply, and is closed without one.', examples: [false] }),
  priority: z.enum(ticketPriorities).optional(),
  add_tags: ticketTags.optional(),
};

/** What a canned reply does when it is sent, shown before and carried out with the answer. */
export const cannedActions = z
  .strictObject(answerActions)
  .refine(({ resolve, wait }) => !(resolve && wait), 'A resolved ticket waits for nothing.')
  .meta({ id: 'CannedActions' });
export type CannedActions = z.output<typeof cannedActions>;

const cannedReply = z
  .object({
    id,
    title: z.string().meta({ examples: ['Password refused'] }),
    text: z.string().meta({ examples: ['Hello {name}, please try to sign in from the link we sent.'] }),
    actions: cannedActions,
    updated_at: timestamp,
    updated_by: z
      .string()
      .nullable()
      .meta({ examples: ['Ngozi Eze'] }),
    updated_by_id: id.nullable(),
  })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof cannedReply>;

const params = z.strictObject({ id });
export const cannedReplyBody = z.strictObject({
  title: requiredText(textLimits.cannedReplyTitle).meta({ examples: ['Password refused'] }),
  text: requiredText(ticketLimits.text)
    .refine(knowsEveryGap, { message: 'Only {name}, {ticket}, {subject} and {staff} are filled in.' })
    .meta({ examples: ['Hello {name}, please try to sign in from the link we sent.'] }),
  actions: cannedActions.optional(),
});

export const cannedReplyEndpoints = {
  listCannedReplies: endpoint({
    method: 'GET',
    path: '/admin/canned-replies',
    tag: 'Support desk',
    summary: 'Answers that are given often, by title',
    access: 'tickets',
    limit: 'read',
    reply: z.array(cannedReply),
  }),
  addCannedReply: endpoint({
    method: 'POST',
    path: '/admin/canned-replies',
    tag: 'Support desk',
    summary: 'Keep an answer for the next time',
    access: 'tickets',
    limit: 'write',
    body: cannedReplyBody,
    reply: cannedReply,
    errors: ['canned_reply_title_taken', 'too_many_canned_replies'],
  }),
  saveCannedReply: endpoint({
    method: 'PUT',
    path: '/admin/canned-replies/{id}',
    tag: 'Support desk',
    summary: 'Change such an answer',
    access: 'tickets',
    limit: 'write',
    params,
    body: cannedReplyBody,
    reply: cannedReply,
    errors: ['canned_reply_title_taken'],
  }),
  deleteCannedReply: endpoint({
    method: 'DELETE',
    path: '/admin/canned-replies/{id}',
    tag: 'Support desk',
    summary: 'Remove such an answer; what was sent stays as it was',
    access: 'tickets',
    limit: 'write',
    params,
    reply: z.null(),
  }),
};
