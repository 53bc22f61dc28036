import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { preferenceGroups } from '../../../domain/notification/preference-groups.ts';
import { withdrawalProcess } from '../../../domain/withdrawal/withdrawal-process.ts';
import { staffAudiences } from './event.ts';
import { type EventName, eventRow, events } from './events.ts';
import { processEvents } from './process-events.ts';

const domain = fileURLToPath(new URL('../../../domain/', import.meta.url));
const modules = fileURLToPath(new URL('../../', import.meta.url));
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Every process table, found by its file name, so that a new one cannot be missed. */
const processes = await Promise.all(
  filesIn(domain)
    .filter((path) => path.endsWith('-process.ts'))
    .map(async (path) => {
      const exported: Record<string, object> = await import(`${domain}${path}`);
      const table = Object.entries(exported).find(([name]) => name.endsWith('Process'))?.[1] ?? {};
      return { name: path.replace(/^.*\/|-process\.ts$/g, ''), transitions: Object.keys(table) };
    }),
);

const notifications: Record<string, Record<string, readonly string[] | { silent: string }>> = processEvents;

describe('every process', () => {
  test('is found', () => {
    expect(processes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['application', 'dispute', 'listing', 'purchase', 'withdrawal']),
    );
  });

  test.each(processes)(
    'of a $name lists the notifications of each transition, or why there is none',
    (process) => {
      expect(process.transitions.length).toBeGreaterThan(0);
      expect(Object.keys(notifications[process.name] ?? {}).sort()).toEqual([...process.transitions].sort());
      for (const row of Object.values(notifications[process.name] ?? {})) {
        if ('silent' in row) expect(row.silent).toMatch(/^[A-Z].{20,}\.$/);
        else expect(row.length).toBeGreaterThan(0);
      }
    },
  );

  test('names events that exist, and the withdrawal process those that its own table names', () => {
    const named = Object.values(notifications).flatMap((rows) =>
      Object.values(rows).flatMap((row) => ('silent' in row ? [] : row)),
    );
    for (const name of named) expect(events).toHaveProperty(name);
    for (const [name, { notification }] of Object.entries(withdrawalProcess)) {
      const row = notifications.withdrawal?.[name];
      expect(row && 'silent' in row ? null : row?.[0]).toBe(notification);
    }
  });
});

describe('every event', () => {
  // Some process tables name their notification themselves.
  const sources = [modules, domain]
    .flatMap((folder) => filesIn(folder).map((path) => ({ folder, path })))
    .filter(({ path }) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('notifications/'))
    .map(({ folder, path }) => readFileSync(`${folder}${path}`, 'utf8'))
    .join('\n');

  test.each(Object.keys(events))('%s is raised somewhere', (name) => {
    expect(sources.includes(`'${name}'`)).toBe(true);
  });

  test('for staff belongs to a group of theirs, and no other does', () => {
    for (const name of Object.keys(events) as (keyof typeof events)[]) {
      const { audience, group } = eventRow(name);
      const isOfStaff = preferenceGroups[group].staffOnly === true;
      expect([name, isOfStaff]).toEqual([name, staffAudiences.some((name) => name === audience)]);
    }
  });
});

/** They name a moment and ask for nothing by then, or nothing is lost afterwards: an offer can be made again. */
const withoutDeadline: readonly string[] = [
  'account_locked',
  'account_suspended',
  'cover_began',
  'dispute_withdrawn',
  'handover_payment_later',
  'offer_accepted',
  'offer_countered',
  'offer_received',
  'recall_counted',
  'sanction_upheld',
  'withdrawal_requested',
];

test.each(Object.keys(events) as EventName[])(
  '%s has a deadline if it names a moment to its reader',
  (name) => {
    const { write, deadline } = events[name];
    const namesMoment = write.toString().includes('whenSentence');
    if (deadline !== true && namesMoment) expect(withoutDeadline).toContain(name);
    else expect(withoutDeadline).not.toContain(name);
  },
);

test('each of the ten switches governs at least one event (A662)', () => {
  const governed = new Set(
    Object.keys(events).map((name) => eventRow(name as keyof typeof events).switchedBy),
  );
  governed.delete(null);
  expect([...governed].sort()).toEqual([
    'accountTransferComplete',
    'disputeOpened',
    'emailVerification',
    'highValueTransaction',
    'newAccountRegistration',
    'newListingPendingApproval',
    'passwordReset',
    'paymentReceived',
    'purchaseConfirmation',
    'securityAlerts',
  ]);
});
