import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { serverRefusals } from './form-refusals';

const form = {
  fields: ['name', 'email', 'password'] as const,
  byCode: { email_taken: 'email' } as const,
};

describe('what the server refused', () => {
  test('is shown at the fields it names, from top to bottom, and unknown ones are left out', () => {
    const error = new ApiError('Some of what you sent is not valid.', {
      status: 400,
      code: 'invalid_input',
      details: [
        { field: 'password', message: 'This field is required.' },
        { field: 'robot', message: 'This field is not known here.' },
        { field: 'name', message: 'Please leave out web addresses.' },
      ],
    });
    expect(serverRefusals(error, form)).toEqual([
      { field: 'name', message: 'Please leave out web addresses.' },
      { field: 'password', message: 'This field is required.' },
    ]);
  });

  test('by a rule is shown at the field of that rule', () => {
    const error = new ApiError('Try signing in instead.', { status: 409, code: 'email_taken' });
    expect(serverRefusals(error, form)).toEqual([{ field: 'email', message: 'Try signing in instead.' }]);
  });

  test('is about no field when nothing says so', () => {
    expect(serverRefusals(new ApiError('Internal error', { status: 500 }), form)).toEqual([]);
    expect(serverRefusals(new Error('lost'), form)).toEqual([]);
  });
});
