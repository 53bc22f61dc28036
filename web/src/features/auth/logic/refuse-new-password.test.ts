import { describe, expect, test } from 'vitest';
import { refuseNewPassword } from './refuse-new-password';

const refuse = (newPassword: string, confirmPassword: string, minimumPasswordLength?: number) =>
  refuseNewPassword({ newPassword, confirmPassword }, { minimumPasswordLength });

describe('a new password', () => {
  test('is sent when both are the same and long enough', () => {
    expect(refuse('harmattan-evening', 'harmattan-evening', 8)).toBeUndefined();
  });

  test('must be typed twice before anything else is judged', () => {
    expect(refuse('', '', 8)?.message).toBe('Please fill in all password fields.');
    expect(refuse('short', '', 8)?.fields.map(({ field }) => field)).toEqual(['confirmPassword']);
  });

  test('must be the same both times, which comes before its length', () => {
    expect(refuse('short', 'other', 8)?.message).toBe('New passwords do not match.');
  });

  test('must have the length of the settings, named in the sentence', () => {
    expect(refuse('elevenchars', 'elevenchars', 12)).toEqual({
      message: 'New password must be at least 12 characters long.',
      fields: [{ field: 'newPassword', message: 'New password must be at least 12 characters long.' }],
    });
  });

  test('is left to the server while the rules are not known', () => {
    expect(refuse('short', 'short')).toBeUndefined();
  });
});
