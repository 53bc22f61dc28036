import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { emptyPasswordSentences, passwordChangeForm, passwordResetForm } from './new-password';

function problems(form: z.ZodType, values: unknown): [PropertyKey | undefined, string][] {
  const issues = form.safeParse(values, emptyPasswordSentences).error?.issues ?? [];
  return issues.map(({ path, message }) => [path[0], message]);
}

const missing = 'Please fill in all password fields.';

describe('a password that is reset', () => {
  const refuse = (newPassword: string, confirmPassword: string, minimumLength?: number) =>
    problems(passwordResetForm(minimumLength), { newPassword, confirmPassword });

  test('is sent when both are the same and long enough', () => {
    expect(refuse('harmattan-evening', 'harmattan-evening', 8)).toEqual([]);
  });

  test('must be typed twice before anything else is judged', () => {
    expect(refuse('', '', 8)).toEqual([
      ['newPassword', missing],
      ['confirmPassword', missing],
    ]);
    expect(refuse('short', '', 8)).toEqual([['confirmPassword', missing]]);
  });

  test('must be the same both times, which comes before its length', () => {
    expect(refuse('short', 'other', 8)).toEqual([['confirmPassword', 'New passwords do not match.']]);
  });

  test('must have the length of the settings, named in the sentence', () => {
    expect(refuse('elevenchars', 'elevenchars', 12)).toEqual([
      ['newPassword', 'New password must be at least 12 characters long.'],
    ]);
  });

  test('is counted by characters', () => {
    expect(refuse('🌶🌶🌶🌶', '🌶🌶🌶🌶', 8)).toHaveLength(1);
  });

  test('is left to the server while the rules are not known', () => {
    expect(refuse('short', 'short')).toEqual([]);
  });
});

describe('a password that is changed', () => {
  const good = { currentPassword: 'old', newPassword: 'market-day', confirmPassword: 'market-day' };
  const refuse = (change: Partial<typeof good>, minimumLength = 8) =>
    problems(passwordChangeForm(minimumLength), { ...good, ...change });

  test.each(['currentPassword', 'newPassword', 'confirmPassword'])('U665 U666 asks for %s', (field) => {
    expect(refuse({ [field]: '' })).toEqual([[field, missing]]);
  });

  test('U667 U668 says that the two differ before it looks at the length', () => {
    expect(refuse({ newPassword: 'short' })).toEqual([['confirmPassword', 'New passwords do not match.']]);
  });

  test('U669 U670 refuses seven characters and accepts eight', () => {
    expect(refuse({ newPassword: 'a234567', confirmPassword: 'a234567' })).toEqual([
      ['newPassword', 'New password must be at least 8 characters long.'],
    ]);
    expect(refuse({ newPassword: 'a2345678', confirmPassword: 'a2345678' })).toEqual([]);
  });

  test('shows the number of the setting', () => {
    expect(refuse({}, 12)).toEqual([['newPassword', 'New password must be at least 12 characters long.']]);
  });
});
