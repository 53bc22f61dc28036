import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp } from './text.ts';

/** Whether everything Oja leans on does its work just now. */

const paystackModes = ['live', 'test', 'simulator', 'missing'] as const;
export type PaystackMode = (typeof paystackModes)[number];

export const watchedParts = ['database', 'queue', 'paystack', 'mail', 'storage', 'ledger'] as const;
export type WatchedPart = (typeof watchedParts)[number];

const partStatus = z.object({
  ok: z.boolean(),
  detail: z.string().meta({ examples: ['The mail server mail.example.com:465 accepts mail.'] }),
});

const count = z.int().meta({ examples: [0] });

const systemStatus = z
  .object({
    parts: z.object({ database: partStatus, paystack: partStatus, mail: partStatus, storage: partStatus }),
    paystack_mode: z
      .enum(paystackModes)
      .meta({ description: 'Which Paystack is spoken to; missing when there is no key.' }),
    queue: z.object({
      waiting: count.meta({ description: 'Due now and not begun.' }),
      running: count,
      scheduled: count.meta({ description: 'Due later, such as the end of a dispute window.' }),
      retrying: count.meta({ description: 'Failed before and will be tried again.' }),
      failed: count.meta({ description: 'Failed as often as they may; they are not tried again.' }),
      troubled: z
        .array(
          z.object({
            job: z.string().meta({ examples: ['send_mail'] }),
            retrying: count,
            failed: count,
          }),
        )
        .meta({ description: 'Which jobs those are, the worst first.' }),
    }),
    process: z.object({
      version: z.string().meta({ examples: ['0.1.0'] }),
      node: z.string().meta({ examples: ['v24.21.0'] }),
      schema: z.string().meta({ description: 'The latest migration.', examples: ['0020_ledger_lookup.sql'] }),
      started_at: timestamp,
      uptime_seconds: z.int().meta({ examples: [86_400] }),
    }),
  })
  .meta({ id: 'SystemStatus' });
export type SystemStatus = z.infer<typeof systemStatus>;
export type SystemPart = keyof SystemStatus['parts'];

const stretch = z
  .object({
    from: timestamp,
    up: count.meta({ description: 'Minutes in which it worked.', examples: [29] }),
    down: count.meta({ description: 'Minutes in which it did not.', examples: [1] }),
  })
  .meta({ description: 'Minutes that are missing were not watched: no job ran.' });
const partHistory = z.object({
  part: z.enum(watchedParts),
  day: z.array(stretch).meta({ description: 'The last 24 hours by half hours, oldest first.' }),
  month: z.array(stretch).meta({ description: 'The last 30 days in Lagos, oldest first.' }),
});
export type PartHistory = z.infer<typeof partHistory>;
export type HealthStretch = PartHistory['day'][number];

export const systemStatusEndpoints = {
  systemStatus: endpoint({
    method: 'GET',
    path: '/admin/status',
    tag: 'System',
    summary: 'Database, job queue, Paystack, mail and storage, each asked just now; version and uptime',
    access: 'admin',
    limit: 'read',
    reply: systemStatus,
  }),
  systemHistory: endpoint({
    method: 'GET',
    path: '/admin/status/history',
    tag: 'System',
    summary: 'How every part did over the last 24 hours and the last 30 days, looked at each minute',
    access: 'admin',
    limit: 'read',
    reply: z.array(partHistory),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    mount: 'origin',
    tag: 'System',
    summary: 'Figures of the process that answers, in the text format of Prometheus',
    access: 'watcher',
    limit: 'read',
    duringMaintenance: true,
    produces: 'text/plain',
    producesExample: 'oja_event_streams 12\n',
  }),
};
