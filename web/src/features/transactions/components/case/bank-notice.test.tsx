import type { StaffCase } from '@oja/contract/disputes';
import type { Appeal } from '@oja/contract/ruling-fields';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sample } from '../../../../../test/sample';
import { BankNotice } from './bank-notice';

const appeal = sample<Appeal>({ status: 'open' });

test.each([
  [true, 'open', null, true],
  [false, 'open', null, false],
  [true, 'resolved', null, false],
  [true, 'resolved', appeal, true],
] as const)('a bank asks: %s, the dispute is %s, its appeal %j: %s', (bank_asks, status, open, isShown) => {
  const dispute = sample<StaffCase['dispute']>({ status });
  render(<BankNotice file={{ bank_asks, dispute, appeal: open }} />);
  expect(screen.queryByText(/does not wait for the\s+bank/) !== null).toBe(isShown);
});
