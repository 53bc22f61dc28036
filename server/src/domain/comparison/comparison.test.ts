import { hourMs } from '@oja/contract/durations';
import { differenceKinds } from '@oja/contract/gateway-comparison';
import { describe, expect, test } from 'vitest';
import { balanceGap } from './compare-balance.ts';
import { comparePayment, type PaymentHere } from './compare-payment.ts';
import { compareTransfer } from './compare-transfer.ts';
import { comparisonWindow } from './comparison-window.ts';
import { differenceRules } from './difference-kinds.ts';

const now = new Date('2026-11-15T12:00:00Z');
const window = comparisonWindow(undefined, now);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);

const here = (change: Partial<PaymentHere> = {}): PaymentHere => ({
  reference: 'fund-1',
  amountKobo: 50_000,
  status: 'paid',
  parkedKobo: null,
  isAccountClosed: false,
  wentBack: false,
  ...change,
});
const there = (change: Record<string, unknown> = {}) => ({
  reference: 'fund-1',
  status: 'success',
  domain: 'live',
  currency: 'NGN',
  amountKobo: 50_000,
  paidAt: hoursAgo(5),
  ...change,
});
const parked = (parkedKobo: number) => here({ status: 'parked', parkedKobo });

describe('a payment', () => {
  test.each([
    ['paid on both sides', here(), there(), undefined],
    ['with the fee on top', here(), there({ amountKobo: 50_900, requestedKobo: 50_000 }), undefined],
    ['open and not paid', here({ status: 'open' }), there({ status: 'abandoned' }), undefined],
    ['open and unknown', here({ status: 'open' }), undefined, undefined],
    ['not paid and not ours', undefined, there({ status: 'abandoned' }), undefined],
    ['parked as it came', parked(45_000), there({ amountKobo: 45_000 }), undefined],
    [
      'parked because the account was closed',
      { ...parked(50_000), isAccountClosed: true },
      there(),
      undefined,
    ],
    ['parked without a reason', parked(50_000), there(), 'payment_amount_differs'],
    ['parked in another currency', parked(0), there({ currency: 'GHS' }), undefined],
    ['paid a moment ago', here({ status: 'open' }), there({ paidAt: hoursAgo(1) }), undefined],
    ['reversed by a chargeback we know', here({ wentBack: true }), there({ status: 'reversed' }), undefined],
    ['paid there alone', undefined, there(), 'payment_missing_here'],
    ['paid there long ago', here({ status: 'open' }), there(), 'payment_not_credited'],
    [
      'paid there at an unknown time',
      here({ status: 'open' }),
      there({ paidAt: undefined }),
      'payment_not_credited',
    ],
    ['paid here alone', here(), undefined, 'payment_missing_there'],
    ['failed there', here(), there({ status: 'failed' }), 'payment_missing_there'],
    ['in a state that is new', here(), there({ status: 'melted' }), 'payment_missing_there'],
    ['parked here alone', parked(45_000), undefined, 'payment_missing_there'],
    ['paid with less', here(), there({ amountKobo: 49_999 }), 'payment_amount_differs'],
    ['paid in another currency', here(), there({ currency: 'GHS' }), 'payment_amount_differs'],
    ['parked with another amount', parked(45_000), there({ amountKobo: 44_000 }), 'payment_amount_differs'],
    ['parked though it was right', parked(50_000), there(), 'payment_amount_differs'],
    ['reversed', here(), there({ status: 'reversed' }), 'payment_taken_back'],
    ['being reversed', here(), there({ status: 'reversal-pending' }), 'payment_taken_back'],
  ])('%s', (_name, payment, charge, kind) => {
    expect(comparePayment(payment, charge, { domain: 'live', before: window.before })).toBe(kind);
  });
});

describe('a transfer', () => {
  const out = (status: 'requested' | 'sending' | 'paid' | 'failed' | 'cancelled') => ({
    status,
    netKobo: 9_000,
  });
  const sent = (status: string, change: Record<string, unknown> = {}) => ({
    status,
    amountKobo: 9_000,
    changedAt: hoursAgo(5),
    ...change,
  });
  test.each([
    ['arrived on both sides', out('paid'), sent('success'), undefined],
    ['came back on both sides', out('failed'), sent('failed'), undefined],
    ['never reached Paystack', out('failed'), undefined, undefined],
    ['not sent yet', out('requested'), undefined, undefined],
    ['under way on both sides', out('sending'), sent('pending'), undefined],
    ['arrived a moment ago', out('sending'), sent('success', { changedAt: hoursAgo(1) }), undefined],
    ['failed without us', undefined, sent('failed'), undefined],
    ['without a request', undefined, sent('success'), 'transfer_missing_here'],
    ['without a request, under way', undefined, sent('pending'), 'transfer_missing_here'],
    ['paid here alone', out('paid'), undefined, 'transfer_missing_there'],
    ['of another amount', out('paid'), sent('success', { amountKobo: 9_001 }), 'transfer_amount_differs'],
    ['given back here, arrived there', out('failed'), sent('success'), 'transfer_contradicts'],
    ['given back here, under way there', out('failed'), sent('pending'), 'transfer_contradicts'],
    ['paid here, under way there', out('paid'), sent('pending'), 'transfer_contradicts'],
    ['paid here, failed there', out('paid'), sent('failed'), 'transfer_contradicts'],
    ['called back here, known there', out('cancelled'), sent('success'), 'transfer_contradicts'],
    ['reversed there', out('paid'), sent('reversed'), 'transfer_behind'],
    ['arrived there long ago', out('sending'), sent('success'), 'transfer_behind'],
  ])('%s', (_name, withdrawal, transfer, kind) => {
    expect(compareTransfer(withdrawal, transfer, window)).toBe(kind);
  });
});

test('the balance: what is on its way is known, everything else is a difference', () => {
  const known = { balanceKobo: 100_000, booksKobo: 100_000, sentKobo: 0 };
  expect(balanceGap(known)).toBe(0);
  // A withdrawal of 5,000 left: first the balance knows it, then the books do.
  expect(balanceGap({ balanceKobo: 95_000, booksKobo: 100_000, sentKobo: 5_000 })).toBe(0);
  expect(balanceGap({ balanceKobo: 95_000, booksKobo: 95_000, sentKobo: 0 })).toBe(0);
  expect(balanceGap({ ...known, balanceKobo: 500_000 })).toBe(400_000);
  expect(balanceGap({ ...known, balanceKobo: 99_993 })).toBe(-7);
});

test('a comparison begins before the last one ended, however long ago that was', () => {
  const last = hoursAgo(240);
  expect(comparisonWindow(last, now)).toMatchObject({ from: hoursAgo(240 + 72), to: now });
});

test('every kind says whether it stops payouts', () => {
  expect(Object.keys(differenceRules).sort()).toEqual([...differenceKinds].sort());
});
