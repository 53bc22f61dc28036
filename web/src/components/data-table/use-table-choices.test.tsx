import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '../../../test/render';
import { useTableChoices } from './use-table-choices';

const renderChoices = (path: string) => renderHookInApp(() => useTableChoices('users'), { path }).result;

test('writes a choice beside the other parameters and remembers it for the next visit', async () => {
  const first = renderChoices('/users?search=ada');
  await act(async () => first.current.change({ hidden: ['plan', 'balance'] }));
  await act(async () => first.current.change({ density: 'compact' }));
  expect(window.location.search).toBe('?search=ada&hide=plan%2Cbalance&density=compact');
  expect(renderChoices('/users').current).toMatchObject({ hidden: ['plan', 'balance'], density: 'compact' });
});

test('a link decides over what is remembered', async () => {
  const first = renderChoices('/users');
  await act(async () => first.current.change({ hidden: ['plan'], density: 'compact' }));
  expect(renderChoices('/users?hide=balance&density=comfortable').current).toMatchObject({
    hidden: ['balance'],
    density: 'comfortable',
  });
});

test('showing everything again clears the address and what is remembered', async () => {
  window.localStorage.setItem('oja-table-users', 'plan comfortable');
  const choices = renderChoices('/users?hide=balance');
  await act(async () => choices.current.change({ hidden: [] }));
  expect(window.location.search).toBe('');
  expect(choices.current.hidden).toEqual([]);
});
