import { claimCases, claimKindsFor } from '@oja/contract/cover-labels';
import { expect, test } from 'vitest';
import { coverEvents } from './cover-events.ts';

const about = {
  purchaseId: 'p',
  handle: '@lagosfoodie',
  decision: 'As the mails show.',
  holdsPayouts: true,
};
const nothing = {
  refundKobo: 0,
  fromHeldKobo: 0,
  fromWalletKobo: 0,
  feeReturnedKobo: 0,
  debtKobo: 0,
  releasedKobo: 0,
};
const rejected = { ...about, outcome: 'rejected', sums: nothing } as const;
const refunded = { ...nothing, refundKobo: 100_000, fromHeldKobo: 36_000 };
const coverEndsAt = new Date('2026-11-22T09:00:00.000Z');

test('a rejected claim promises its buyer no cover whose time is over', () => {
  const { write } = coverEvents.claim_decided;
  expect(write({ ...rejected, side: 'buyer', coverEndsAt }).text).toMatch(
    /^It was rejected\. Cover goes on until Nov 22, 2026/,
  );
  expect(write({ ...rejected, side: 'buyer', coverEndsAt: null }).text).toBe(
    'It was rejected. The time of your cover is over. As the mails show.',
  );
});

test('the seller is told of this claim alone, since another one can hold the payouts', () => {
  const { claim_decided, claim_withdrawn } = coverEvents;
  const sentence = 'Your payouts do not wait for it any more.';
  const upheld = { ...about, outcome: 'upheld', sums: refunded } as const;
  expect(claim_decided.write({ ...rejected, side: 'seller', coverEndsAt }).text).toContain(sentence);
  expect(claim_decided.write({ ...upheld, side: 'seller', coverEndsAt }).text).toContain(sentence);
  expect(claim_withdrawn.write(about).text).toContain(sentence);
});

test('the seller of a small purchase reads nothing about payouts, which do not wait for its claim', () => {
  const small = { ...about, holdsPayouts: false };
  const dueAt = coverEndsAt;
  const texts = [
    coverEvents.claim_opened.write({ ...small, kind: 'taken_back', dueAt }).text,
    coverEvents.claim_withdrawn.write(small).text,
    ...(['upheld', 'rejected'] as const).map(
      (outcome) =>
        coverEvents.claim_decided.write({ ...small, outcome, side: 'seller', sums: refunded, coverEndsAt })
          .text,
    ),
  ];
  for (const text of texts) expect(text).not.toMatch(/payouts|cannot buy/);
  expect(texts[0]).toContain('Until it is decided, the held part waits.');
  const large = coverEvents.claim_opened.write({ ...about, kind: 'taken_back', dueAt }).text;
  expect(large).toContain('the held part and your payouts wait, and you cannot buy.');
});

test('an upheld claim names to the seller who bears it and what comes back, to the buyer the refund', () => {
  const { write } = coverEvents.claim_decided;
  const upheld = { ...about, outcome: 'upheld', coverEndsAt, holdsPayouts: false } as const;
  const part = {
    ...nothing,
    refundKobo: 20_000,
    fromHeldKobo: 18_000,
    feeReturnedKobo: 2_000,
    releasedKobo: 18_000,
  };
  expect(write({ ...upheld, side: 'seller', sums: part }).text).toBe(
    'The buyer gets ₦200.00: ₦180.00 from the held part, ₦20.00 from Oja’s fee. ₦180.00, the rest of the held part, is in your wallet. As the mails show.',
  );
  const whole = {
    ...nothing,
    refundKobo: 100_000,
    fromHeldKobo: 36_000,
    fromWalletKobo: 4_000,
    debtKobo: 50_000,
  };
  expect(write({ ...upheld, side: 'seller', sums: { ...whole, feeReturnedKobo: 10_000 } }).text).toBe(
    'The buyer gets ₦1,000.00: ₦360.00 from the held part, ₦40.00 from your wallet, ₦100.00 from Oja’s fee. You owe ₦500.00 of it. As the mails show.',
  );
  expect(write({ ...upheld, side: 'buyer', sums: whole }).text).toBe(
    '₦1,000.00 is in your wallet, and your cover is over. As the mails show.',
  );
});

test.each([
  [
    'credentials',
    null,
    'the account back, it is banned for something before the sale, or the mailbox was kept,',
  ],
  ['credentials', 'original', 'or the mailbox was kept,'],
  ['credentials', 'changed', 'the account back or it is banned for something before the sale,'],
  ['credentials', 'none', 'the account back or it is banned for something before the sale,'],
  ['role', null, 'the account back or it is banned for something before the sale,'],
  ['number', null, 'the account back or it is banned for something before the sale,'],
] as const)(
  'the buyer of %s with the mailbox %s reads what can be claimed',
  (handoverKind, mailbox, cases) => {
    const claimKinds = claimKindsFor({ handoverKind, mailbox });
    const began = {
      purchaseId: 'p',
      handle: '@lagosfoodie',
      heldKobo: 36_000,
      endsAt: coverEndsAt,
      cases: claimCases(claimKinds),
    };
    const { text } = coverEvents.cover_began.write({ ...began, side: 'buyer' });
    expect(text).toContain(cases);
    expect(text.includes('mailbox')).toBe(claimKinds.includes('mailbox_kept'));
  },
);

test.each(['buyer', 'seller'] as const)('the %s of cover that holds no part reads of no sum', (side) => {
  const about = { purchaseId: 'p', handle: '@lagosfoodie', side };
  const began = { ...about, heldKobo: 0, endsAt: coverEndsAt, cases: 'the account is taken back,' };
  expect(coverEvents.cover_began.write(began).text).toContain(
    side === 'buyer' ? 'None of the seller’s money is held' : 'No part of your payout is held.',
  );
  expect(coverEvents.cover_ended.write({ ...about, releasedKobo: 0 }).text).toBe('Its time is over.');
});
