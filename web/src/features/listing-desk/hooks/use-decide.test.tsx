import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Call, fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useDecide } from './use-decide';

const queue = { 'GET /admin/work/next': succeed(null) };
const approved = succeed(null, { seller_active: true });
const one = [{ id: 'a', version: 3 }];
const two = [...one, { id: 'b', version: 5 }];

beforeEach(() => {
  signIn();
});

const decisions = (calls: readonly Call[]) => calls.filter(({ route }) => route.startsWith('POST'));
const renderDesk = () => renderHookInApp(useDecide).result;

test('a double press approves once, and the listing is marked meanwhile', async () => {
  const held = holdAnswer();
  const calls = fakeApi({ ...queue, 'POST /admin/listing/a/approve': held.answer });
  const desk = renderDesk();
  const onDone = vi.fn();
  act(() => {
    desk.current.approve(one, onDone);
    desk.current.approve(one, onDone);
  });
  await waitFor(() => expect(desk.current.approving).toEqual(['a']));
  held.release(approved);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(decisions(calls).map(({ body }) => body)).toEqual([{ version: 3 }]);
  await waitFor(() => expect(desk.current.approving).toEqual([]));
});

test('can approve again after a failure', async () => {
  const calls = fakeApi({
    ...queue,
    'POST /admin/listing/a/approve': [refuse(409, 'listing_changed', 'The seller has changed it.'), approved],
  });
  const desk = renderDesk();
  act(() => desk.current.approve(one));
  await waitFor(() => expect(shownToast()?.description).toBe('The seller has changed it.'));
  await waitFor(() => expect(desk.current.approving).toEqual([]));
  act(() => desk.current.approve(one));
  await waitFor(() => expect(shownToast()?.title).toBe('Listing Approved!'));
  expect(decisions(calls)).toHaveLength(2);
});

test('says that the listing of a seller who may not sell stays off the market', async () => {
  fakeApi({ ...queue, 'POST /admin/listing/a/approve': succeed(null, { seller_active: false }) });
  const desk = renderDesk();
  act(() => desk.current.approve(one));
  await waitFor(() => expect(shownToast()?.description).toContain('stays off the market'));
});

test('sends nothing for an empty selection', () => {
  const calls = fakeApi({});
  const desk = renderDesk();
  act(() => desk.current.approve([]));
  expect(calls).toEqual([]);
});

test('several go in one call with the versions that were seen, and a partial result names both counts', async () => {
  const refused = [{ id: 'b', code: 'listing_changed', message: 'The seller has changed it.' }];
  const calls = fakeApi({
    ...queue,
    'POST /admin/listings/approve': succeed({ done: ['a'], off_market: [], refused }),
  });
  const desk = renderDesk();
  act(() => desk.current.approve(two));
  await waitFor(() => expect(shownToast()?.title).toBe('Listing Approved!'));
  expect(decisions(calls).map(({ body }) => body)).toEqual([{ ids: ['a', 'b'], versions: { a: 3, b: 5 } }]);
  expect(shownToast()?.description).toContain('1 listing stayed as it was');
});

test('an approval can be undone, and the toast says what became of it', async () => {
  const calls = fakeApi({
    ...queue,
    'POST /admin/listing/a/approve': approved,
    'POST /admin/listings/undo-approvals': succeed({ done: ['a'], refused: [] }),
  });
  const desk = renderDesk();
  act(() => desk.current.approve(one));
  await waitFor(() => expect(shownToast()?.undo).toBeDefined());
  act(() => shownToast()?.undo?.());
  await waitFor(() => expect(shownToast()?.title).toBe('Approval Undone'));
  expect(decisions(calls).at(-1)?.body).toEqual({ ids: ['a'] });
  expect(shownToast()?.undo).toBeUndefined();
});
