import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../test/render';
import { DecidedCard } from './decided-card';

test('each kind has its median beside that of all', () => {
  const kinds = [
    { kind: 'report' as const, decisions: 40, decision_hours: 0.5 },
    { kind: 'application' as const, decisions: 2, decision_hours: 60 },
  ];
  renderInApp(<DecidedCard decided={{ total: { decisions: 42, decision_hours: 0.6 }, kinds }} />);
  const table = within(screen.getByRole('table', { name: 'Time to decide each kind of work' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['All kinds420.6 h', 'Report400.5 h', 'Application22.5 days']);
});

test('a time without decisions says so', () => {
  renderInApp(<DecidedCard decided={{ total: { decisions: 0, decision_hours: null }, kinds: [] }} />);
  expect(screen.getByText('Nothing was decided')).toBeDefined();
});
