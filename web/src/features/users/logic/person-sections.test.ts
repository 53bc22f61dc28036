import { expect, test } from 'vitest';
import { personSections } from './person-sections';

const person = { id: 'the-id', email: 'ada@oja.test' };
const allSessions = personSections.sessions.all;

test('sessions of staff lead to the list of them, and those of traders to none', () => {
  expect(allSessions?.to({ ...person, role: 'moderator' })).toBe(
    '/admin/security/sessions?search=ada%40oja.test',
  );
  expect(allSessions?.to({ ...person, role: 'verified_seller' })).toBeUndefined();
});
