import { describe, expect, test } from 'vitest';
import { type FilledIn, findMissingParts } from './find-missing-parts.ts';

const complete: FilledIn = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  experience: 'beginner',
  documents: ['government_id', 'proof_of_ownership'],
};

describe('the missing parts of an application', () => {
  test('are none when everything is there', () => {
    expect(findMissingParts(complete)).toEqual([]);
  });

  test.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: '' }],
    ['email', { email: '' }],
    ['phone', { phone: '' }],
    ['experience', { experience: null }],
    ['government_id', { documents: ['proof_of_ownership'] }],
    ['proof_of_ownership', { documents: ['government_id'] }],
  ] as const)('name %s', (field, change) => {
    expect(findMissingParts({ ...complete, ...change }).map((part) => part.field)).toEqual([field]);
  });

  test('come in the order of the wizard, each with a sentence', () => {
    const missing = findMissingParts({ ...complete, lastName: '', experience: null, documents: [] });
    expect(missing.map((part) => part.field)).toEqual([
      'lastName',
      'experience',
      'government_id',
      'proof_of_ownership',
    ]);
    for (const { message } of missing) expect(message).toMatch(/^Please .+\.$/);
  });
});
