import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { opaqueToken, timestamp } from './text.ts';
import { weekdays } from './weekdays.ts';

/** The operator figures by mail: every reader of the figures has one schedule of their own. */

export const figureFrequencies = ['weekly', 'monthly'] as const;
export type FigureFrequency = (typeof figureFrequencies)[number];

/** When such a mail is sent, by the clock of Lagos. */
export const figureMailHour = 8;

const fields = {
  frequency: z.enum(figureFrequencies).meta({ examples: ['weekly'] }),
  weekday: z
    .enum(weekdays)
    .meta({ description: 'Of a weekly mail; a monthly one is sent on the first day.', examples: ['monday'] }),
};

const figureSchedule = z
  .object({
    schedule: z
      .object({
        ...fields,
        next_at: timestamp.meta({ description: 'When the next mail is sent.' }),
      })
      .nullable()
      .meta({ description: 'Null while no mails are sent.' }),
    mails_on: z.boolean().meta({ description: 'False while Oja sends no mails at all, by its settings.' }),
  })
  .meta({ id: 'FigureSchedule' });
export type FigureSchedule = z.infer<typeof figureSchedule>;

const own = { path: '/admin/operator-figures/schedule', tag: 'Dashboard', access: 'admin' } as const;

export const figureScheduleEndpoints = {
  figureSchedule: endpoint({
    ...own,
    method: 'GET',
    summary: 'The own schedule of mails with the figures',
    limit: 'read',
    reply: figureSchedule,
  }),
  saveFigureSchedule: endpoint({
    ...own,
    method: 'PUT',
    summary: 'Have the figures sent every week or every month, at 8 in the morning of Lagos',
    limit: 'write',
    body: z.strictObject({ ...fields, weekday: fields.weekday.default('monday') }),
    reply: figureSchedule,
  }),
  endFigureSchedule: endpoint({
    ...own,
    method: 'DELETE',
    summary: 'End the own schedule',
    limit: 'write',
    reply: figureSchedule,
  }),
  sendFigureMail: endpoint({
    ...own,
    method: 'POST',
    path: '/admin/operator-figures/schedule/send',
    summary: 'Send the figures of the last closed week or month of the own schedule now',
    limit: 'mail_link',
    reply: z.null(),
    errors: ['not_found'],
  }),
  /** The address in the header List-Unsubscribe; opened in a browser it is a page with one button (RFC 8058). */
  unsubscribeFigures: endpoint({
    method: 'POST',
    path: '/unsubscribe/figures',
    mount: 'origin',
    tag: 'Notifications',
    summary: 'End the schedule of mails with the figures, with the token of such a mail',
    access: 'anyone',
    limit: 'write',
    query: z.strictObject({ token: opaqueToken }),
    binaryBody: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    bodyLimitBytes: 10_000,
    reply: z.null(),
    errors: ['unsubscribe_link_invalid'],
  }),
};
