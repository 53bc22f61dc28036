import type { Cover } from '@oja/contract/cover';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { ClaimDialog } from './claim-dialog';

const cover = sample<Cover>({
  purchase_id: 'purchase-1',
  handle: '@kitchen',
  held: 16_200,
  claimable: 60_000,
  handover_kind: 'role',
  mailbox: null,
});

test('names what can come back, and takes an empty form to its first field', async () => {
  renderInApp(<ClaimDialog cover={cover} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a claim' }));
  expect(screen.getByText(/up to ₦60,000\.00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open Claim' }));
  await screen.findByText('Please choose what happened.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /What happened/ })),
  );
});
