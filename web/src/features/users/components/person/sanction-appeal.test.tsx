import type { PersonPage } from '@oja/contract/person-page';
import type { Sanction } from '@oja/contract/sanctions';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { SanctionAppeal } from './sanction-appeal';

const appeal = {
  at: '2026-11-16T09:00:00.000Z',
  text: 'It was my cousin.',
  decided_at: null,
  outcome: null,
  answer: null,
};
const route = 'POST /admin/sanctions/s1/appeal';
const presence = '/admin/work/sanction/s1/presence';
const watched = {
  [`POST ${presence}`]: succeed({ viewers: [{ id: 'b', name: 'Sadiq Bala' }], owner: null }),
  [`DELETE ${presence}`]: succeed(null),
};
const session: Record<string, ReturnType<typeof succeed>> = {};

beforeEach(() => {
  session['GET /admin/user'] = succeed(signIn({ role: 'admin', twoFactorMissing: false }).user);
});

function show(actions: Sanction['actions']) {
  renderInApp(
    <AdminAuthProvider>
      <SanctionAppeal
        person={sample<PersonPage>({ name: 'Uche Madu' })}
        sanction={sample<Sanction>({ id: 's1', appeal, actions })}
        appeal={appeal}
        hasKeys={actions.includes('decide_appeal')}
      />
    </AdminAuthProvider>,
  );
}

async function keep(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Keep sanction' }));
  const question = within(screen.getByRole('alertdialog'));
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'It was the third time.' } });
  fireEvent.click(question.getByRole('button', { name: 'Keep sanction' }));
}

test('says who else looks at the appeal, and the decision leads to the next item', async () => {
  const next = { kind: 'dispute', title: '@ada: Not as described', page: '/admin/transactions?case=1' };
  const calls = fakeApi({
    ...session,
    ...watched,
    [route]: succeed([], { approval: null }),
    'GET /admin/work/next': succeed(next),
  });
  show(['decide_appeal']);
  const viewers = await screen.findByText(/is looking at this/);
  expect(viewers.textContent).toBe('Sadiq Bala is looking at this');
  await keep();
  await expect
    .poll(() => shownToast())
    .toMatchObject({ title: 'Sanction kept', action: { label: 'Next: Dispute' } });
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([
    { outcome: 'upheld', reason: 'It was the third time.' },
  ]);
});

test('closes the question when another member of staff has decided', async () => {
  const sentence = 'There is no appeal to decide any more.';
  fakeApi({ ...session, ...watched, [route]: refuse(409, 'sanction_appeal_closed', sentence) });
  show(['decide_appeal']);
  await keep();
  await expect.poll(() => shownToast()).toMatchObject({ description: sentence });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('offers nothing to the one who gave the sanction', () => {
  fakeApi(session);
  show(['lift']);
  expect(screen.getByText('Another member of staff decides it.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the keys open the decision, with the focus on the reason', () => {
  fakeApi({ ...session, ...watched });
  show(['decide_appeal']);
  fireEvent.keyDown(window, { key: 'd' });
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByRole('heading', { name: 'Keep this sanction?' })).toBeDefined();
  expect(document.activeElement).toBe(question.getByLabelText(/Reason/));
});
