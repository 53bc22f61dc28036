import { expect, test } from 'vitest';
import { intendedActOf } from './intended-act.ts';

const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

test.each([
  [`/dashboard/marketplace?buy=${id}&from=%2Fmarket`, { act: 'buy', listingId: id }],
  [`/listing/${id}?offer=1`, { act: 'offer', listingId: id }],
  [`/listing/${id}?contact=1`, { act: 'contact', listingId: id }],
  [`/listing/${id}?save=1`, { act: 'save', listingId: id }],
  [`/listing/${id}?report=${id}`, { act: 'report', listingId: id }],
  [`/listing/${id}?report=another`, { act: 'look', listingId: id }],
  [`/listing/${id}`, { act: 'look', listingId: id }],
  ['/dashboard/marketplace?search=food', undefined],
  ['/dashboard/wallet', undefined],
  [undefined, undefined],
])('%j is %j', (next, act) => expect(intendedActOf(next)).toEqual(act));
