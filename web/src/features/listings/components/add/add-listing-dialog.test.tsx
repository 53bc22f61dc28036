import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthProvider } from '@/lib/auth/auth-provider';
import { endSession } from '@/lib/auth/end-session';
import { fakeApi, lose, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { AddListingDialog } from './add-listing-dialog';

function renderDialog() {
  fakeApi({
    'GET /user': lose,
    'GET /listings/terms': succeed({ fee_percent: 10 }),
    'GET /handover-plans': succeed([]),
    'POST /auth/logout': succeed({}),
  });
  renderInApp(
    <AuthProvider>
      <AddListingDialog open onOpenChange={() => undefined} />
    </AuthProvider>,
  );
}

const typeInto = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const textIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a reload keeps the public fields and never the login details', () => {
  signIn();
  renderDialog();
  typeInto(/^Handle/, '@naija');
  typeInto(/^Asking Price/, '150000');
  typeInto(/^Username or Email/, 'ada@example.com');
  typeInto(/^Password/, 'jollof-and-plantain');
  typeInto(/^Hand-over Notes/, 'recovery 1234');
  const stored = JSON.stringify({ ...window.sessionStorage });
  for (const secret of ['ada@example.com', 'jollof-and-plantain', 'recovery 1234'])
    expect(stored).not.toContain(secret);
  cleanup();
  renderDialog();
  expect([textIn(/^Handle/), textIn(/^Asking Price/)]).toEqual(['@naija', '150,000']);
  expect([textIn(/^Username or Email/), textIn(/^Password/)]).toEqual(['', '']);
});

test('another person and the next session start with an empty form', () => {
  signIn();
  renderDialog();
  typeInto(/^Handle/, '@naija');
  cleanup();
  signIn({ id: 'user-musa' });
  renderDialog();
  expect(textIn(/^Handle/)).toBe('');
  cleanup();
  act(endSession);
  signIn();
  renderDialog();
  expect(textIn(/^Handle/)).toBe('');
});
