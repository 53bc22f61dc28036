import { act, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHookInApp } from '../../test/render';
import { type AddressForm, useAddressState } from './use-address-state';

interface View {
  search: string;
  status: string;
}

const address: AddressForm<View> = {
  read: (query) => ({ search: query.get('search') ?? '', status: query.get('status') ?? '' }),
  write: (view) => Object.fromEntries(Object.entries(view).filter(([, value]) => value !== '')),
};

function renderAddress(path: string, form = address) {
  const { result, router } = renderHookInApp(() => useAddressState(form), { path });
  return {
    router,
    view: () => result.current[0],
    change: (...args: Parameters<(typeof result.current)[1]>) => result.current[1](...args),
  };
}

test('reads the view from a link', () => {
  expect(renderAddress('/users?search=ada&status=active').view()).toEqual({
    search: 'ada',
    status: 'active',
  });
});

test('two changes before the next render are both kept', async () => {
  const { view, change } = renderAddress('/users');
  await act(async () => {
    change({ search: 'ada' });
    change({ status: 'active' });
  });
  expect(view()).toEqual({ search: 'ada', status: 'active' });
  expect(window.location.search).toBe('?search=ada&status=active');
});

test('a URL that arrives while a later change is pending does not undo that change', async () => {
  const { result } = renderHookInApp(
    () => {
      const [view, change] = useAddressState(address);
      const hasArrived = view.search === 'ada' && view.status === '';
      // The first of them is requested before the hook has seen the URL arrive, the second after it.
      useLayoutEffect(() => {
        if (hasArrived) change({ status: 'active' });
      });
      useEffect(() => {
        if (hasArrived) change({ search: 'obi' });
      });
      return { view, change };
    },
    { path: '/users' },
  );
  await act(async () => result.current.change({ search: 'ada' }));
  expect(result.current.view).toEqual({ search: 'obi', status: 'active' });
});

test('after Back a change builds on the view that Back restored', async () => {
  const { view, change, router } = renderAddress('/users?status=active');
  await act(async () => change({ search: 'ada' }, { push: true }));
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(view()).toEqual({ search: '', status: 'active' }));
  await act(async () => change({ status: 'banned' }));
  expect(view()).toEqual({ search: '', status: 'banned' });
});

test('keeps the choices of the table and the parameters of others', async () => {
  const { change } = renderAddress('/users?tab=two&hide=plan', { ...address, owns: ['search', 'status'] });
  await act(async () => change({ search: 'ada' }));
  expect(window.location.search).toBe('?search=ada&tab=two&hide=plan');
});

test('drops unknown parameters of a page that owns the whole query', async () => {
  const { change } = renderAddress('/users?junk=1&density=compact');
  await act(async () => change({ search: 'ada' }));
  expect(window.location.search).toBe('?search=ada&density=compact');
});

test('closing a layer goes back to the entry it was opened on, once, however often it is asked', async () => {
  const { view, change, router } = renderAddress('/users?status=active');
  await act(async () => change({ search: 'one' }, { open: true }));
  await act(async () => change({ search: 'two' }, { open: true }));
  const navigate = vi.spyOn(router, 'navigate');
  await act(async () => {
    change({ search: '' }, { close: true });
    change({ search: '' }, { close: true });
  });
  await waitFor(() => expect(view()).toEqual({ search: '', status: 'active' }));
  expect(navigate.mock.calls).toEqual([[-2]]);
});

test('a layer that a link led to is closed in its place', async () => {
  const { view, change, router } = renderAddress('/users?search=one&status=active');
  await act(async () => change({ search: '' }, { close: true }));
  expect(view()).toEqual({ search: '', status: 'active' });
  expect(router.state.historyAction).toBe('REPLACE');
});
