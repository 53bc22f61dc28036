import { expect, test } from 'vitest';
import { humanLabel } from './event-labels';

test.each([
  ['user.role_changed', 'User role changed'],
  ['audit_log.verified', 'Audit log verified'],
  ['', ''],
])('%s is read as %s', (name, words) => {
  expect(humanLabel(name)).toBe(words);
});
