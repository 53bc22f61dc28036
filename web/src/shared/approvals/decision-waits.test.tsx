import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../test/render';
import { DecisionWaits } from './decision-waits';

test('leads to the proposal and asks the one who proposed it for nothing', () => {
  renderInApp(<DecisionWaits approval={{ id: 'p1', lapses_at: '2099-01-01T00:00:00.000Z' }} />);
  expect(screen.getByText(/waits for approval by another member of staff until/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the proposal' }).getAttribute('href')).toBe(
    '/admin/approvals?approval=p1',
  );
});
