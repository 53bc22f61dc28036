import { describe, expect, it } from 'vitest';
import { checkPasswordChange } from './check-password-change';

const good = { currentPassword: 'old', newPassword: 'market-day', confirmPassword: 'market-day' };

describe('checkPasswordChange', () => {
  it.each([
    ['currentPassword', { ...good, currentPassword: '' }],
    ['newPassword', { ...good, newPassword: '' }],
    ['confirmPassword', { ...good, confirmPassword: '' }],
    ['currentPassword', { currentPassword: '', newPassword: '', confirmPassword: '' }],
  ])('U665 U666 asks for all fields first, and leads to %s', (field, change) => {
    expect(checkPasswordChange(change, 8)).toEqual({
      field,
      sentence: 'Please fill in all password fields.',
    });
  });

  it('U667 U668 says that the two differ before it looks at the length', () => {
    expect(checkPasswordChange({ ...good, newPassword: 'short' }, 8)).toEqual({
      field: 'confirmPassword',
      sentence: 'New passwords do not match.',
    });
  });

  it('U669 U670 refuses seven characters and accepts eight', () => {
    const with7 = { ...good, newPassword: 'a234567', confirmPassword: 'a234567' };
    const with8 = { ...good, newPassword: 'a2345678', confirmPassword: 'a2345678' };
    expect(checkPasswordChange(with7, 8)).toEqual({
      field: 'newPassword',
      sentence: 'New password must be at least 8 characters long.',
    });
    expect(checkPasswordChange(with8, 8)).toBeUndefined();
  });

  it('shows the number of the setting', () => {
    expect(checkPasswordChange(good, 12)?.sentence).toBe('New password must be at least 12 characters long.');
  });
});
