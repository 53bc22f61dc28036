import { expect, test } from 'vitest';
import { inviteLink } from './invite-link';

const place = { origin: 'https://oja.example', path: '/auth/register' };

test('leads to the sign-up page with the code', () => {
  expect(inviteLink({ ...place, code: 'REF-7K2M9Q' })).toBe(
    'https://oja.example/auth/register?ref=REF-7K2M9Q',
  );
});

test('escapes whatever could end the parameter', () => {
  expect(inviteLink({ ...place, code: 'A&B#C' })).toBe('https://oja.example/auth/register?ref=A%26B%23C');
});
