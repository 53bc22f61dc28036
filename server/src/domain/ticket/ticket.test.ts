import { answerPromisedHours } from '@oja/contract/answer-promise';
import { settingsSections } from '@oja/contract/settings';
import { ticketPriorities, ticketStatuses } from '@oja/contract/ticket-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { mentionedStaff } from './mentioned-staff.ts';
import { ticketBlocker } from './ticket-blocker.ts';
import { type TicketActor, ticketProcess } from './ticket-process.ts';
import { numberOfTicket, ticketReference } from './ticket-reference.ts';
import { answerTermsOf, closesAt, startClock } from './ticket-terms.ts';

const actors: TicketActor[] = ['user', 'staff', 'clock'];
const allowed = [
  'start staff open → in_progress',
  'return staff in_progress → open',
  'resolve staff open → resolved',
  'resolve staff in_progress → resolved',
  'close user open → resolved',
  'close user in_progress → resolved',
  'expire clock open → resolved',
  'expire clock in_progress → resolved',
  'merge staff open → resolved',
  'merge staff in_progress → resolved',
  'reopen user resolved → open',
  'reopen staff resolved → open',
];

describe('the ticket process', () => {
  test('allows exactly what the design says, for every transition, actor and status (U537)', () => {
    const found = transitionNames(ticketProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        ticketStatuses.flatMap((status) => {
          const move = decideMove(ticketProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });

  test('begins open, and only for the person who asks', () => {
    expect(ticketProcess.open).toEqual({ from: [], to: 'open', by: ['user'] });
  });
});

describe('a ticket', () => {
  const askedAt = new Date('2026-11-15T09:00:00.000Z');
  const terms = answerTermsOf(settingsSections.general.parse({}));

  test.each([
    ['urgent', '2026-11-15T13:00:00.000Z'],
    ['high', '2026-11-15T21:00:00.000Z'],
    ['medium', '2026-11-16T09:00:00.000Z'],
    ['low', '2026-11-16T09:00:00.000Z'],
  ] as const)('is answered in the time of its priority: %s', (priority, dueAt) => {
    expect(startClock(askedAt, terms[priority])).toEqual({
      askedAt,
      dueAt: new Date(dueAt),
      businessHours: null,
    });
  });

  test('is answered within 24 hours, whatever its priority and the settings (U895)', () => {
    for (const priority of ticketPriorities)
      expect(terms[priority].hours).toBeLessThanOrEqual(answerPromisedHours);
    expect(settingsSections.general.safeParse({ answerHoursLow: 48 }).success).toBe(false);
  });

  test('waits for its author for a week', () => {
    expect(closesAt(askedAt)).toEqual(new Date('2026-11-22T09:00:00.000Z'));
  });

  test.each([
    ['TKT-007', 7],
    ['tkt7', 7],
    [' 1042 ', 1042],
    ['TXN-007', undefined],
    ['0', undefined],
    ['seven', undefined],
  ])('is found by its number: %s', (text, number) => {
    expect(numberOfTicket(text)).toBe(number);
  });

  test('shows its number in three digits or more', () => {
    expect([7, 1042].map(ticketReference)).toEqual(['TKT-007', 'TKT-1042']);
  });

  test.each([
    ['it is unassigned', 'ngozi', null, undefined],
    ['they have it themselves', 'ngozi', 'ngozi', undefined],
    ['a colleague has it', 'ngozi', 'amara', 'taken'],
    ['it is their own', 'zainab', null, 'own_ticket'],
    ['it is their own, even if it was given to them', 'zainab', 'zainab', 'own_ticket'],
  ] as const)('when %s', (_title, staffId, assigneeId, block) => {
    expect(ticketBlocker({ staffId, userId: 'zainab', assigneeId })).toBe(block);
  });
});

describe('a mention', () => {
  const staff = ['Ngozi Eze', 'Amara Okafor', 'Amara Bello'].map((name) => ({ name }));
  test.each([
    ['Please look, @Ngozi Eze.', ['Ngozi Eze']],
    ['@ngozi can you?', ['Ngozi Eze']],
    ['(@Amara Bello) and @Ngozi', ['Ngozi Eze', 'Amara Bello']],
    ['@Amara: which one is meant is not clear', []],
    ['ask@ngozi.example is an address', []],
    ['@Ngozika is another name', []],
    ['Ngozi Eze without the sign', []],
  ])('in %j', (text, names) => {
    expect(mentionedStaff(text, staff).map(({ name }) => name)).toEqual(names);
  });
});
