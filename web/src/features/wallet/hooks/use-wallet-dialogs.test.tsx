import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '../../../../test/render';
import { useWalletDialogs } from './use-wallet-dialogs';

const renderDialogs = (path: string) => renderHookInApp(useWalletDialogs, { path }).result;

test('shows one dialog at a time, and the last one while it closes', async () => {
  const dialogs = renderDialogs('/wallet');
  await act(async () => dialogs.current.open({ kind: 'withdraw' }));
  await act(async () => dialogs.current.open({ kind: 'history' }));
  expect(dialogs.current).toMatchObject({ shown: { kind: 'history' }, isOpen: true });
  await act(async () => dialogs.current.close());
  expect(dialogs.current).toMatchObject({ shown: { kind: 'history' }, isOpen: false });
});

test('opens what a link asks for; closing clears the address and keeps the rest of it', async () => {
  const dialogs = renderDialogs('/wallet?add-funds=1&tab=two');
  expect(dialogs.current).toMatchObject({ shown: { kind: 'add-funds' }, isOpen: true });
  await act(async () => dialogs.current.close());
  expect(window.location.search).toBe('?tab=two');
  expect(dialogs.current).toMatchObject({ shown: { kind: 'add-funds' }, isOpen: false });
});

test('a link to the transactions carries the words of their search, cut to a sane length', () => {
  expect(renderDialogs('/wallet?transactions=refund').current.shown).toEqual({
    kind: 'transactions',
    search: 'refund',
  });
  const { shown } = renderDialogs(`/wallet?transactions=${'x'.repeat(500)}`).current;
  expect(shown).toEqual({ kind: 'transactions', search: 'x'.repeat(100) });
});
