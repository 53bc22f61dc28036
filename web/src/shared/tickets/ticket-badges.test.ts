import { expect, test } from 'vitest';
import { ticketStatusVariants } from './ticket-badges';

test('an open ticket is destructive, one in progress secondary, a resolved one default (U601, U602, U603)', () => {
  expect(ticketStatusVariants).toEqual({
    open: 'destructive',
    in_progress: 'secondary',
    resolved: 'default',
  });
});
