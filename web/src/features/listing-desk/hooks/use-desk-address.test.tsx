import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '../../../../test/render';
import { useDeskAddress } from './use-desk-address';

const renderDesk = (path: string) => renderHookInApp(useDeskAddress, { path }).result;

test('a link opens the details over its filter, and closing them keeps the filter', async () => {
  const desk = renderDesk('/admin/listings?status=posted&page=2&listing=listing-1');
  expect(desk.current).toMatchObject({ detailsId: 'listing-1', filter: { status: 'posted', page: 2 } });
  await act(async () => desk.current.closeDetails());
  expect(desk.current).toMatchObject({ detailsId: undefined, filter: { status: 'posted', page: 2 } });
  expect(window.location.search).toBe('?status=posted&page=2');
});

test('the last details stay known while their dialog closes', async () => {
  const desk = renderDesk('/admin/listings');
  expect(desk.current.lastDetailsId).toBeUndefined();
  await act(async () => desk.current.openDetails('listing-1'));
  await act(async () => desk.current.closeDetails());
  expect(desk.current).toMatchObject({ detailsId: undefined, lastDetailsId: 'listing-1' });
  await act(async () => desk.current.openDetails('listing-2'));
  expect(desk.current).toMatchObject({ detailsId: 'listing-2', lastDetailsId: 'listing-2' });
});

test('a change of the filter keeps the open details', async () => {
  const desk = renderDesk('/admin/listings?listing=listing-1');
  await act(async () => desk.current.show({ status: 'pending' }));
  expect(desk.current).toMatchObject({ detailsId: 'listing-1', filter: { status: 'pending' } });
});
