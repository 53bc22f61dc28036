import type { StaffListing } from '@oja/contract/staff-listing';
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowDetails } from '@/components/list-keys/is-covered';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { renderHookInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useDeskKeys } from './use-desk-keys';

const listing = (id: string) => sample<StaffListing>({ id, version: 1, actions: ['approve', 'reject'] });
const listings = ['a', 'b'].map(listing);
const show = vi.fn();
const approve = vi.fn();
const onReject = vi.fn();

beforeEach(() => {
  for (const spy of [show, approve, onReject]) spy.mockReset();
  window.localStorage.clear();
});

/** The desk with `a` ticked and, where named, the details of a listing over it. */
function renderDesk(details?: StaffListing) {
  render(
    <>
      {listings.map(({ id }) => (
        <div key={id} {...{ [rowAttribute]: id }} />
      ))}
      {details ? <div role="dialog" {...rowDetails} /> : null}
    </>,
  );
  renderHookInApp(() =>
    useDeskKeys({
      listings,
      details: { id: details?.id, listing: details, show },
      selection: { isSelected: (id) => id === 'a', toggle: vi.fn(), clear: vi.fn() },
      decide: { approve },
      onReject,
      onDecided: vi.fn(),
      searchBox: { current: null },
    }),
  );
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

test('Shift decides all ticked listings on the list', () => {
  renderDesk();
  press('A', { shiftKey: true });
  press('R', { shiftKey: true });
  expect(approve.mock.calls[0]?.[0]).toEqual([listings[0]]);
  expect(onReject).toHaveBeenCalledWith([listings[0]]);
});

test('Shift decides nothing behind the details', () => {
  renderDesk(listings[1]);
  press('A', { shiftKey: true });
  press('R', { shiftKey: true });
  expect(approve).not.toHaveBeenCalled();
  expect(onReject).not.toHaveBeenCalled();
});

test('with Caps Lock, A decides what the details show', () => {
  renderDesk(listings[1]);
  press('A');
  expect(approve.mock.calls[0]?.[0]).toEqual([listings[1]]);
});

test('a listing that is not on the loaded page can be decided and left', () => {
  const other = listing('z');
  renderDesk(other);
  press('a');
  press('r');
  press('k');
  press('j');
  expect(approve.mock.calls[0]?.[0]).toEqual([other]);
  expect(onReject).toHaveBeenCalledWith([other]);
  expect(show.mock.calls).toEqual([['a']]);
});
