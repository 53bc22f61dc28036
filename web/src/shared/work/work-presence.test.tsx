import { workTerms } from '@oja/contract/work-fields';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../test/fake-api';
import { pass, renderInApp } from '../../../test/render';
import { WorkPresence } from './work-presence';

const path = '/admin/work/dispute/d1/presence';
const leave = { [`DELETE ${path}`]: succeed(null) };
const ada = { id: 'a', name: 'Ada Obi' };
const bola = { id: 'b', name: 'Bola Ade' };

/** Answers arrive after some turns of the event loop, while the fake clock stands still. */
function textOf(element: () => HTMLElement | null) {
  return expect.poll(async () => {
    await pass(1);
    return element()?.textContent;
  });
}

const renderAsStaff = (element: ReactNode) => renderInApp(<AdminAuthProvider>{element}</AdminAuthProvider>);

let user: AuthUser;
const session: Record<string, ReturnType<typeof succeed>> = {};

beforeEach(() => {
  vi.useFakeTimers();
  user = signIn({ role: 'admin', twoFactorMissing: false }).user;
  session['GET /admin/user'] = succeed(user);
});

test('says who else looks, repeats it, and leaves with the case', async () => {
  const calls = fakeApi({
    ...session,
    ...leave,
    [`POST ${path}`]: succeed({ viewers: [ada, bola], owner: null }),
  });
  const { unmount } = renderAsStaff(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('Ada Obi and Bola Ade are looking at this');
  expect(screen.getByRole('link', { name: 'Bola Ade' }).getAttribute('href')).toBe('/admin/users/b');
  await pass(workTerms.presenceEverySeconds * 1_000);
  expect(callsOf(calls, `POST ${path}`)).toHaveLength(2);
  act(() => unmount());
  await pass(0);
  expect(callsOf(calls, `DELETE ${path}`)).toHaveLength(1);
});

test('names no colleague once the item is done, and asks no more', async () => {
  const answers = [succeed({ viewers: [ada], owner: null }), refuse(404, 'not_found', 'Gone.')];
  const calls = fakeApi({ ...session, ...leave, [`POST ${path}`]: answers });
  renderAsStaff(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  await pass(workTerms.presenceEverySeconds * 1_000);
  await textOf(() => screen.queryByText(/is looking at this/)).toBeUndefined();
  await pass(workTerms.presenceEverySeconds * 10_000);
  expect(callsOf(calls, `POST ${path}`)).toHaveLength(2);
});

const since = '2026-11-18T09:04:00.000Z';
const claim = 'POST /admin/work/dispute/d1/claim';
const release = 'POST /admin/work/dispute/d1/release';

test('an item without an owner can be claimed, and then released', async () => {
  const owners = [null, { id: user.id, name: 'Ada Obi', since }, null];
  const calls = fakeApi({
    ...session,
    ...leave,
    [`POST ${path}`]: owners.map((owner) => succeed({ viewers: [], owner })),
    [claim]: succeed(null),
    [release]: succeed(null),
  });
  renderAsStaff(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
  await textOf(() => screen.queryByText(/^You work on this since/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  await textOf(() => screen.queryByText('Nobody works on this.')).toBeDefined();
  expect([callsOf(calls, claim), callsOf(calls, release)].map(({ length }) => length)).toEqual([1, 1]);
});

test('warns of another owner and offers neither claim nor release', async () => {
  fakeApi({ ...session, ...leave, [`POST ${path}`]: succeed({ viewers: [], owner: { ...ada, since } }) });
  renderAsStaff(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  expect(screen.getByRole('link', { name: 'Ada Obi' }).getAttribute('href')).toBe('/admin/users/a');
  expect(screen.getByText(/works on this since/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the owner of a report stands beside its own buttons', async () => {
  const report = '/admin/work/report/r1/presence';
  fakeApi({
    ...session,
    [`DELETE ${report}`]: succeed(null),
    [`POST ${report}`]: succeed({ viewers: [ada], owner: null }),
  });
  renderAsStaff(<WorkPresence kind="report" id="r1" />);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('Ada Obi is looking at this');
  expect(screen.queryByText('Nobody works on this.')).toBeNull();
});
