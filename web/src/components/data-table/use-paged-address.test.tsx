import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '../../../test/render';
import { pagedAddress, usePagedAddress } from './use-paged-address';

interface View {
  status: string;
  open: string;
}

const address = pagedAddress<View>({
  read: (query) => ({ status: query.get('status') ?? '', open: query.get('open') ?? '' }),
  write: (view) => Object.fromEntries(Object.entries(view).filter(([, value]) => value !== '')),
});

function renderPages(path = '/users') {
  const { result, router } = renderHookInApp(() => usePagedAddress(address), { path });
  const on = (step: (list: typeof result.current) => void) => act(async () => step(result.current));
  return { list: result, on, router };
}

test('turns pages forward and back by the cursors of the pages before', async () => {
  const { list, on } = renderPages();
  await on(({ pages }) => pages.openNext('b'));
  await on(({ pages }) => pages.openNext('c'));
  expect(list.current.pages).toMatchObject({ after: 'c', hasPrevious: true, cameByLink: false });
  await on(({ pages }) => pages.openPrevious());
  expect(list.current.pages).toMatchObject({ after: 'b', hasPrevious: true });
  await on(({ pages }) => pages.openPrevious());
  expect(list.current.pages).toMatchObject({ after: undefined, hasPrevious: false });
  expect(window.location.search).toBe('');
});

test('a link to a later page knows no previous page and leads to the first', async () => {
  const { list, on } = renderPages('/users?after=c');
  expect(list.current.pages).toMatchObject({ after: 'c', hasPrevious: false, cameByLink: true });
  await on(({ pages }) => pages.openFirst());
  expect(list.current.pages).toMatchObject({ after: undefined, cameByLink: false });
});

test('the Back button of the browser restores the page and the way to the ones before', async () => {
  const { list, on, router } = renderPages();
  await on(({ pages }) => pages.openNext('b'));
  await on(({ pages }) => pages.openNext('c'));
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(list.current.pages).toMatchObject({ after: 'b', hasPrevious: true }));
  await on(({ pages }) => pages.openPrevious());
  expect(list.current.pages.after).toBeUndefined();
});

test('another filter begins at its first page, without a way back into the pages of the old one', async () => {
  const { list, on } = renderPages();
  await on(({ pages }) => pages.openNext('b'));
  await on(({ filterBy }) => filterBy({ status: 'active' }));
  expect(list.current).toMatchObject({
    view: { status: 'active' },
    pages: { after: undefined, hasPrevious: false },
  });
});

test('opening a row beside the list keeps the page', async () => {
  const { list, on } = renderPages();
  await on(({ pages }) => pages.openNext('b'));
  await on(({ show }) => show({ open: 'user-7' }));
  expect(list.current).toMatchObject({ view: { open: 'user-7' }, pages: { after: 'b', hasPrevious: true } });
});
