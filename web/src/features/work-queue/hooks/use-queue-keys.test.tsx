import type { WorkItem } from '@oja/contract/work';
import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { fakeApi, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useQueueKeys } from './use-queue-keys';

beforeEach(() => void signIn({ role: 'admin' }));

const item = (id: string) => sample<WorkItem>({ kind: 'dispute', id, page: `/admin/cases/${id}` });
const items = ['a', 'b'].map(item);
const ownerRoute = (step: string) => `POST /admin/work/dispute/b/${step}`;

/** The queue with its second row chosen. */
function renderQueue() {
  render(items.map(({ id }) => <div key={id} tabIndex={-1} {...{ [rowAttribute]: `dispute:${id}` }} />));
  renderHookInApp(() => useQueueKeys(items), { path: '/admin/work' });
  press('j');
  press('j');
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test.each([
  ['c', 'claim'],
  ['u', 'release'],
])('%s changes the owner of the chosen row: %s', async (key, step) => {
  const calls = fakeApi({ [ownerRoute(step)]: succeed(null) });
  renderQueue();
  await act(async () => press(key));
  expect(calls.map(({ route }) => route)).toEqual([ownerRoute(step)]);
});

test('says that the owner could not be changed', async () => {
  fakeApi({ [ownerRoute('claim')]: refuse(409, 'state_conflict', 'Another member of staff has it.') });
  renderQueue();
  await act(async () => press('c'));
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    description: 'Another member of staff has it.',
  });
});

test('opens the page of the chosen row', async () => {
  fakeApi({});
  renderQueue();
  await act(async () => press('Enter'));
  expect(window.location.pathname).toBe('/admin/cases/b');
});
