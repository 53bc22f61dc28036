import { describe, expect, test } from 'vitest';
import {
  deadlineSentence,
  lookOf,
  releaseSentences,
  shownStatuses,
  statusLooks,
  statusSentences,
  windowStateOf,
} from './purchase-status';

const window = {
  dispute_start: '2026-11-01T12:00:00.000Z',
  dispute_end: '2026-11-08T12:00:00.000Z',
  auto_complete_at: '2026-11-08T12:00:00.000Z',
};
const pending = { ...window, status: 'pending', release_waits: false } as const;
const at = (time: string) => Date.parse(time);

describe('what a purchase says about itself', () => {
  test.each([
    ['completed', 'Transaction completed', undefined, 'U576'],
    ['sold', 'Transaction completed', undefined, 'U577'],
    ['failed', 'Transaction failed', 'This transaction was not completed successfully.', 'U578, U579'],
    ['draft', 'Transaction failed', 'This transaction was not completed successfully.', 'U578, U579'],
    ['cancelled', 'Transaction failed', 'This transaction was not completed successfully.', 'U578, U579'],
    ['error', 'Transaction failed', 'This transaction was not completed successfully.', 'U578, U579'],
    ['disputed', 'Transaction disputed', 'Awaiting resolution from support team.', 'U580, U581'],
    ['refunded', 'Transaction refunded', 'The funds were returned to the buyer.', 'U582, U583'],
  ] as const)('%s reads %s (%s, %s)', (status, title, description, _row) => {
    expect(statusLooks[status]).toMatchObject({ title, description });
  });

  test('U562: every specified status has a look', () => {
    expect([...shownStatuses]).toEqual([
      'pending',
      'completed',
      'sold',
      'failed',
      'draft',
      'cancelled',
      'error',
      'disputed',
      'refunded',
    ]);
    expect(Object.keys(statusLooks).toSorted()).toEqual([...shownStatuses].toSorted());
  });

  test('U586, U587, U588: the badges have their variants', () => {
    expect(statusLooks.completed).toMatchObject({ badge: 'Completed', variant: 'default' });
    expect(statusLooks.pending).toMatchObject({ badge: 'Pending', variant: 'secondary' });
    expect(statusLooks.failed).toMatchObject({ badge: 'Failed', variant: 'destructive' });
  });

  test('U563, U568, U569: a pending one counts down and is then shown as completed', () => {
    expect(windowStateOf(pending, at('2026-11-08T11:59:50.000Z'))).toEqual({ kind: 'counting', text: '10s' });
    const over = windowStateOf(pending, at(window.dispute_end));
    expect(over).toEqual({ kind: 'auto-confirmed' });
    expect(lookOf('pending', over)).toBe(statusLooks.completed);
    const facts = {
      ...pending,
      completed_by: null,
      refunded_amount: 0,
      note: null,
      dispute: null,
      cover: null,
    };
    expect(statusSentences(facts, over)).toEqual(['Auto-confirmed after dispute window expired.']);
  });

  test('money that is held longer than the window is not called completed', () => {
    const longer = { ...pending, auto_complete_at: '2026-11-15T12:00:00.000Z' };
    expect(windowStateOf(longer, at(window.dispute_end))).toEqual({ kind: 'held' });
    expect(lookOf('pending', { kind: 'held' })).toBe(statusLooks.pending);
    expect(windowStateOf(longer, at(longer.auto_complete_at))).toEqual({ kind: 'auto-confirmed' });
  });

  test('money that waits for a bank is not called completed either, and both sides read why', () => {
    const waiting = { ...pending, release_waits: true };
    expect(windowStateOf(waiting, at(window.dispute_end))).toEqual({ kind: 'held' });
    expect(deadlineSentence(waiting)).toMatch(/^Until Nov 8, 2026.* A bank is asking about a payment/);
    const [title, rest] = releaseSentences({ ...sale, release_waits: true }, now);
    expect(title).toBe('₦150,000.00 is held in escrow');
    expect(rest).toBe(
      'A bank is asking about a payment, so the money stays in escrow until that is decided. Then you get ₦135,000.00, unless the purchase is cancelled.',
    );
  });

  test('U567: the card says when the money moves by itself, which may be later than the window ends', () => {
    expect(deadlineSentence(pending)).toMatch(
      /^Until Nov 8, 2026.* Without action the transaction is marked successful then\.$/,
    );
    expect(deadlineSentence({ ...pending, auto_complete_at: '2026-11-15T12:00:00.000Z' })).toMatch(
      /^Until Nov 8, 2026.* marked successful on Nov 15, 2026.*; the money is held in escrow until then\.$/,
    );
  });

  test('a purchase that was cancelled after a replacement gives the reason for the cancellation', () => {
    const replaced = {
      status: 'resolved',
      reason: 'other',
      description: 'The password is wrong.',
      opened_by: 'buyer',
      opened_at: '2026-11-01T12:00:00.000Z',
      seller_due_at: '2026-11-04T12:00:00.000Z',
      seller_answered: true,
      outcome: 'replacement',
      details: 'New credentials were given.',
      early_reason: null,
      resolved_at: '2026-11-02T12:00:00.000Z',
    } as const;
    const facts = {
      completed_by: null,
      refunded_amount: 0,
      note: 'Sold twice.',
      dispute: replaced,
      cover: null,
    } as const;
    const settled = { kind: 'settled' } as const;
    expect(statusSentences({ ...facts, status: 'cancelled' }, settled)[1]).toBe('Sold twice.');
    expect(statusSentences({ ...facts, status: 'refunded' }, settled)[1]).toBe('New credentials were given.');
  });

  test('the sentence about the end names who ended it', () => {
    const ended = {
      status: 'completed',
      refunded_amount: 0,
      note: null,
      dispute: null,
      cover: null,
    } as const;
    const settled = { kind: 'settled' } as const;
    expect(statusSentences({ ...ended, completed_by: 'clock' }, settled)).toEqual([
      'Auto-confirmed after dispute window expired.',
    ]);
    expect(statusSentences({ ...ended, completed_by: 'buyer' }, settled)).toEqual([
      'You confirmed it, and the seller was paid.',
    ]);
    const cover = {
      days: 14,
      held: 16_200,
      ends_at: '2026-11-29T12:00:00.000Z',
      ended_at: null,
      claim: null,
    };
    expect(statusSentences({ ...ended, completed_by: 'buyer', cover }, settled)).toEqual([
      'You confirmed it, and the seller was paid, less what cover holds.',
    ]);
    const shared = statusSentences({ ...ended, completed_by: 'admin', refunded_amount: 50_000 }, settled);
    expect(shared).toEqual(['₦50,000.00 of the price came back to your wallet.']);
    const cancelled = { ...ended, status: 'cancelled', completed_by: 'admin', note: 'Sold twice.' } as const;
    expect(statusSentences(cancelled, settled)).toEqual([
      'This transaction was not completed successfully.',
      'Sold twice.',
    ]);
  });
});

const sale = {
  status: 'pending',
  payout: 135_000,
  held: 150_000,
  release_at: '2026-11-08T12:00:00.000Z',
  release_waits: false,
  released_at: null,
  note: null,
  dispute: null,
  cover: null,
} as const;

const now = Date.parse('2026-11-02T12:00:00.000Z');

describe('where the money of a sale is', () => {
  test('held, with the day on which it is released at the latest', () => {
    const [title, rest] = releaseSentences(sale, now);
    expect(title).toBe('₦150,000.00 is held in escrow');
    expect(rest).toMatch(/You get ₦135,000.00 .* Nov 8, 2026/);
  });

  test('a disputed one asks for the answer until it is there', () => {
    const dispute = {
      status: 'open',
      reason: 'other',
      description: '',
      opened_by: 'buyer',
      opened_at: '2026-11-02T12:00:00.000Z',
      seller_due_at: '2026-11-05T12:00:00.000Z',
      seller_answered: false,
      outcome: null,
      details: null,
      early_reason: null,
      resolved_at: null,
    } as const;
    const disputed = { ...sale, status: 'disputed', release_at: null, dispute } as const;
    expect(releaseSentences(disputed, now)[1]).toContain('Please answer by Nov 5, 2026');
    const late = Date.parse(dispute.seller_due_at);
    expect(releaseSentences(disputed, late)[1]).toBe(
      'The buyer filed a dispute. Your answer is overdue. It still counts until our team decides.',
    );
    const byOja = { ...dispute, opened_by: 'clock', description: 'The step “Pay” was not done.' } as const;
    expect(releaseSentences({ ...disputed, dispute: byOja }, now)[1]).toMatch(
      /^Oja opened a dispute: The step “Pay” was not done\. Please answer by Nov 5, 2026/,
    );
    const answered = { ...disputed, dispute: { ...dispute, seller_answered: true } };
    expect(releaseSentences(answered, late)[1]).toBe('The dispute decides where it goes.');
  });

  test('released, returned or called off', () => {
    const released = { ...sale, status: 'completed', released_at: '2026-11-03T12:00:00.000Z' } as const;
    expect(releaseSentences(released, now)[0]).toBe('₦135,000.00 was released to your wallet');
    // A role or a number is handed over without a password.
    expect(releaseSentences({ ...sale, status: 'refunded' }, now)[1]).toBe(
      'If the account was sold with its password, change it before you list the account again.',
    );
    expect(releaseSentences({ ...sale, status: 'cancelled', note: 'Sold twice.' }, now)[1]).toBe(
      'Sold twice.',
    );
  });
});
