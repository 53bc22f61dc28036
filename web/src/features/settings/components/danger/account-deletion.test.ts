import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { closingReasons, explainRefusal } from './account-deletion';

test('tells a wrong password at its field', () => {
  const error = new ApiError('The current password is not correct.', {
    status: 400,
    code: 'current_password_wrong',
  });
  expect(explainRefusal(error)).toEqual({
    field: 'password',
    message: 'The current password is not correct.',
  });
});

test('tells everything that stands in the way, with the page where it is settled', () => {
  const error = new ApiError('Your account cannot be deleted yet.', {
    status: 409,
    code: 'account_has_open_business',
    details: [
      { field: 'wallet', message: 'Your wallet holds ₦500.00.' },
      { field: 'purchases', message: 'One purchase is open.' },
    ],
  });
  expect(explainRefusal(error)).toEqual({ field: 'root', message: 'Your account cannot be deleted yet.' });
  expect(closingReasons(error)).toEqual([
    { message: 'Your wallet holds ₦500.00.', to: '/dashboard/wallet', label: 'Open wallet' },
    { message: 'One purchase is open.', to: '/dashboard/my-purchases', label: 'Open My Purchases' },
  ]);
});
