import { expect, test } from 'vitest';
import { readProposal, refuseProposal } from './proposal.ts';

test.each([
  ['400', 400, undefined],
  ['0.5', 0.5, undefined],
  ['1000', 1_000, undefined],
  ['1000.01', undefined, 'At most ₦1,000.00 can go back.'],
  ['', undefined, 'Please enter the amount that goes back to the buyer.'],
  ['0', undefined, 'Please enter the amount that goes back to the buyer.'],
  ['1.005', undefined, 'Please enter the amount that goes back to the buyer.'],
  ['1e2', undefined, 'Please enter the amount that goes back to the buyer.'],
  ['x', undefined, 'Please enter the amount that goes back to the buyer.'],
])('%j of ₦1,000 is read as %s', (typed, read, refused) => {
  expect(readProposal(typed, 1_000)).toBe(read);
  expect(refuseProposal(typed, 1_000)).toBe(refused);
});
