import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { Component } from './register-page';

function renderInvited(code: string, known: boolean) {
  fakeApi({
    'GET /auth/rules': succeed({ registrationOpen: true, minimumPasswordLength: 8 }),
    [`GET /auth/invitations/${code}`]: succeed({ known }),
  });
  renderInApp(<Component />, { path: `/auth/register?ref=${code}` });
}

test('an unknown invitation code is named as such', async () => {
  renderInvited('NOPE', false);
  await screen.findByText(/^Nobody invites with the code NOPE\./);
  expect(screen.queryByText('Invited with code NOPE')).toBeNull();
});

test('a known code is shown as an invitation', async () => {
  renderInvited('REF-7K2M9Q', true);
  await screen.findByText('Invited with code REF-7K2M9Q');
});
