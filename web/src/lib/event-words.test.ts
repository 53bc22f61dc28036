import { expect, test } from 'vitest';
import { inWords } from './event-words';

test.each([
  ['user.role_changed', 'User role changed'],
  ['audit_log.verified', 'Audit log verified'],
  ['', ''],
])('%s is read as %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
