import { workTerms } from '@oja/contract/work-fields';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../test/fake-api';
import { pass, renderInApp } from '../../../test/render';
import { WorkPresence } from './work-presence';

const path = '/admin/work/dispute/d1/presence';
const leave = { [`DELETE ${path}`]: succeed(null) };
const ada = { id: 'a', name: 'Ada Obi' };

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});

test('says who else looks, repeats it, and leaves with the case', async () => {
  const calls = fakeApi({ ...leave, [`POST ${path}`]: succeed({ viewers: [ada] }) });
  const { unmount } = renderInApp(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  expect(screen.getByText('Ada Obi is looking at this')).toBeDefined();
  await pass(workTerms.presenceEverySeconds * 1_000);
  expect(callsOf(calls, `POST ${path}`)).toHaveLength(2);
  act(() => unmount());
  await pass(0);
  expect(callsOf(calls, `DELETE ${path}`)).toHaveLength(1);
});

test('names no colleague once the item is done, and asks no more', async () => {
  const answers = [succeed({ viewers: [ada] }), refuse(404, 'not_found', 'Gone.')];
  const calls = fakeApi({ ...leave, [`POST ${path}`]: answers });
  renderInApp(<WorkPresence kind="dispute" id="d1" />);
  await pass(0);
  await pass(workTerms.presenceEverySeconds * 1_000);
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.queryByText(/is looking at this/)).toBeNull();
  });
  await pass(workTerms.presenceEverySeconds * 10_000);
  expect(callsOf(calls, `POST ${path}`)).toHaveLength(2);
});
