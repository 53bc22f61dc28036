import { ticketStatuses } from '@oja/contract/ticket-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { ticketBlocker } from './ticket-blocker.ts';
import { type TicketActor, ticketProcess } from './ticket-process.ts';
import { numberOfTicket, ticketReference } from './ticket-reference.ts';
import { answerDueAt } from './ticket-terms.ts';

const actors: TicketActor[] = ['user', 'staff'];
const allowed = [
  'start staff open → in_progress',
  'return staff in_progress → open',
  'resolve staff open → resolved',
  'resolve staff in_progress → resolved',
  'close user open → resolved',
  'close user in_progress → resolved',
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
  test('is answered within 24 hours (U895)', () => {
    const askedAt = new Date('2026-11-15T09:00:00.000Z');
    expect(answerDueAt(askedAt)).toEqual(new Date('2026-11-16T09:00:00.000Z'));
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
    ['nobody has it', 'ngozi', null, undefined],
    ['they have it themselves', 'ngozi', 'ngozi', undefined],
    ['somebody else has it', 'ngozi', 'amara', 'taken'],
    ['it is their own', 'zainab', null, 'own_ticket'],
    ['it is their own, even if it was given to them', 'zainab', 'zainab', 'own_ticket'],
  ] as const)('when %s', (_title, staffId, assigneeId, block) => {
    expect(ticketBlocker({ staffId, userId: 'zainab', assigneeId })).toBe(block);
  });
});
