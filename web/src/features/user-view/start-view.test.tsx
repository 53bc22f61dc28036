import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authStore } from '@/lib/auth/auth-store';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../test/fake-api';
import { startView } from './start-view';

const viewId = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';
const storage = window.localStorage;
const { send } = XMLHttpRequest.prototype;
const view = {
  id: viewId,
  user_id: 'user-zainab',
  name: 'Zainab Bello',
  started_at: '2126-01-01T00:00:00.000Z',
  expires_at: '2126-01-01T00:15:00.000Z',
  ended_at: null,
};
const person = { id: 'user-zainab', name: 'Zainab Bello', email: 'zainab@example.com', role: 'user' };
const ended = `POST /admin/user-views/${viewId}/end`;
const shown = `GET /admin/user-views/${viewId}`;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  signIn({ name: 'Amara Okafor', role: 'admin', twoFactorMissing: false }, { token: 'token-of-amara' });
  window.history.replaceState(null, '', `/dashboard#view=${viewId}`);
});

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { value: storage, configurable: true });
  XMLHttpRequest.prototype.send = send;
  sessionStorage.clear();
});

async function start() {
  const startApplication = vi.fn();
  await act(() => startView(startApplication));
  return startApplication;
}

test('the application starts as the person, and the storage of the browser stays as it was', async () => {
  const before = { ...storage };
  const calls = fakeApi({ [shown]: succeed(view), 'GET /user': succeed(person), [ended]: succeed(view) });
  const startApplication = await start();
  expect(startApplication).toHaveBeenCalledOnce();
  expect(authStore.record()).toMatchObject({ token: 'token-of-amara', user: person, view: viewId });
  window.localStorage.setItem('a-draft', 'Hello');
  expect({ ...storage }).toEqual(before);
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('region', { name: 'View as user' }).textContent).toContain(
    'You see Oja as Zainab Bello sees it. Nothing can be changed.',
  );
  // The view is read as the member of staff, everything after it as the person.
  expect([callsOf(calls, shown)[0]?.view, callsOf(calls, 'GET /user')[0]?.view]).toEqual([undefined, viewId]);
});

test('every request names the view, uploads included', async () => {
  const calls = fakeApi({
    [shown]: succeed(view),
    'GET /user': succeed(person),
    [ended]: succeed(view),
    'POST /listings/1/view': refuse(403, 'view_only', 'Nothing can be changed.'),
  });
  XMLHttpRequest.prototype.send = vi.fn();
  await start();
  await fetch('/api/listings/1/view', { method: 'POST' });
  expect(calls.at(-1)?.view).toBe(viewId);
  const named = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const request = new XMLHttpRequest();
  request.open('PUT', '/api/user/avatar');
  request.send();
  expect(named).toHaveBeenCalledWith('x-view-as', viewId);
});

test('signing out in the tab ends the view, in the name of the member of staff', async () => {
  const calls = fakeApi({ [shown]: succeed(view), 'GET /user': succeed(person), [ended]: succeed(view) });
  await start();
  act(() => authStore.clear());
  expect(callsOf(calls, ended).map((call) => call.view)).toEqual([undefined]);
});

test.each([
  ['was ended', { [shown]: succeed({ ...view, ended_at: view.started_at }) }],
  ['is over', { [shown]: succeed({ ...view, expires_at: '2020-01-01T00:00:00.000Z' }) }],
  ['is refused', { [shown]: succeed(view), 'GET /user': refuse(403, 'view_over', 'This view has ended.') }],
  ['does not exist', { [shown]: refuse(404, 'not_found', 'There is nothing here.') }],
])('a view that %s starts no application', async (_name, answers) => {
  const reload = vi.fn();
  vi.stubGlobal('location', {
    ...window.location,
    hash: `#view=${viewId}`,
    pathname: '/dashboard',
    search: '',
    reload,
  });
  fakeApi(answers);
  const startApplication = await start();
  expect(screen.getByRole('heading').textContent).toBe('The view has ended');
  expect(startApplication).not.toHaveBeenCalled();
  expect(document.getElementById('root')).toBeNull();
});
