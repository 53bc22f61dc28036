import type { StaffReportDetails } from '@oja/contract/staff-report';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { Snapshot } from './snapshot';

test.each([
  ['posted', 'Approved'],
  ['banned', 'Suspended'],
] as const)('calls the present status %s as other pages do', (status, label) => {
  const snapshot = { text: 'As it was.', facts: [], pictures: [] };
  const report = { target_id: 'l1', snapshot, message_pictures: [], page: null };
  renderInApp(<Snapshot report={sample<StaffReportDetails>({ ...report, present_status: status })} />);
  expect(screen.getByText('Status now:', { exact: false }).parentElement?.textContent).toBe(
    `Status now: ${label}`,
  );
});
