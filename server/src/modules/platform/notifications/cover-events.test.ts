import { claimCases, claimKindsFor } from '@oja/contract/cover-labels';
import { expect, test } from 'vitest';
import { coverEvents } from './cover-events.ts';

const about = {
  purchaseId: 'p',
  handle: '@lagosfoodie',
  decision: 'As the mails show.',
  debtKobo: 0,
  holdsPayouts: true,
};
const rejected = { ...about, outcome: 'rejected', refundKobo: 0 } as const;
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
  const upheld = { ...about, outcome: 'upheld', refundKobo: 100_000 } as const;
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
        coverEvents.claim_decided.write({ ...small, outcome, side: 'seller', refundKobo: 100, coverEndsAt })
          .text,
    ),
  ];
  for (const text of texts) expect(text).not.toMatch(/payouts|cannot buy/);
  expect(texts[0]).toContain('Until it is decided, the held part waits.');
  const large = coverEvents.claim_opened.write({ ...about, kind: 'taken_back', dueAt }).text;
  expect(large).toContain('the held part and your payouts wait, and you cannot buy.');
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
