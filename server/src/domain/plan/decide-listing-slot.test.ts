import { expect, test } from 'vitest';
import { decideListingSlot } from './decide-listing-slot.ts';

const slot = { status: 'pending', planId: 'plan', listingLimit: 2, live: 0, unfinished: 0 } as const;

test.each([
  ['a seller without a plan', { planId: null, listingLimit: null }, 'seller_plan_required'],
  ['a draft without a plan', { planId: null, listingLimit: null, status: 'draft' }, 'seller_plan_required'],
  ['the first of two', {}, undefined],
  ['the second of two', { live: 1 }, undefined],
  ['the third of two', { live: 2 }, 'upload_limit_reached'],
  ['the fourth, after the plan became smaller', { live: 3 }, 'upload_limit_reached'],
  ['any number without a limit', { listingLimit: null, live: 5_000 }, undefined],
  ['a draft beyond the limit of live ones', { status: 'draft', live: 2 }, undefined],
  ['the hundredth draft', { status: 'draft', unfinished: 99 }, undefined],
  ['the draft after it', { status: 'draft', unfinished: 100 }, 'too_many_drafts'],
  ['a listing beside a hundred drafts', { unfinished: 100 }, undefined],
] as const)('%s', (_name, change, code) => {
  expect(decideListingSlot({ ...slot, ...change })?.code).toBe(code);
});

test('the refusal names the limit', () => {
  expect(decideListingSlot({ ...slot, listingLimit: 1, live: 1 })?.message).toContain('1 live listing.');
  expect(decideListingSlot({ ...slot, live: 2 })?.message).toContain('2 live listings.');
});
