import type { PortalUser } from '@oja/contract/accounts';
import type { SellerApplication } from '@oja/contract/applications';
import { describe, expect, test } from 'vitest';
import { furthestStep, startValues, wizardSteps } from './wizard-steps';

const user: PortalUser = {
  id: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
  number: 7,
  name: 'Ada Ngozi Obi',
  nickname: 'ada',
  email: 'ada@example.com',
  bio: 'Food.',
  telegram: '',
  whatsapp: '',
  phone: '+2348012345678',
  avatar: null,
  status: 'active',
  verified: false,
  plan: null,
  referralCode: 'REF-7K2M9Q',
  emailConfirmed: true,
  twoFactorEnabled: false,
  created_at: '2026-11-15T09:30:00.000Z',
  role: 'user',
  formerSeller: false,
};
const document = {
  file_name: 'scan.pdf',
  content_type: 'application/pdf',
  bytes: 5,
  uploaded_at: '2026-11-15T09:30:00.000Z',
} as const;
const complete: SellerApplication = {
  status: 'in_progress',
  step: 4,
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  bio: '',
  instagram: '@ada',
  youtube: '',
  twitter: '',
  experience: 'beginner',
  documents: [
    { kind: 'government_id', ...document },
    { kind: 'proof_of_ownership', ...document },
  ],
  reason: null,
  submitted_at: null,
  review_started_at: null,
  decided_at: null,
  platformFeePercent: 10,
  actions: ['edit', 'submit'],
};
const empty: SellerApplication = {
  ...complete,
  step: 1,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  instagram: '',
  experience: null,
  documents: [],
};

test('the wizard has the four specified steps (U282 to U286)', () => {
  expect(wizardSteps.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Personal Information'],
    [2, 'Account Information'],
    [3, 'Verification'],
    [4, 'Review'],
  ]);
});

describe('the form begins', () => {
  test('with the profile when nothing was saved', () => {
    expect(startValues(empty, user)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Ngozi Obi',
      email: 'ada@example.com',
      phone: '+2348012345678',
      bio: 'Food.',
    });
  });

  test('with what was saved, even where the person emptied a field', () => {
    expect(startValues({ ...complete, lastName: '', bio: '' }, user)).toMatchObject({
      firstName: 'Ada',
      lastName: '',
      bio: '',
    });
  });
});

describe('the wizard opens', () => {
  test.each([
    ['at its first step when nothing was saved', empty, 1],
    ['where the person left it', { ...complete, step: 2 }, 2],
    ['at the review when everything is there', complete, 4],
    ['not past a field that is missing', { ...complete, phone: '' }, 1],
    ['not past the experience', { ...complete, experience: null }, 2],
    ['not past a document', { ...complete, documents: [] }, 3],
  ] as const)('%s', (_what, application, step) => {
    expect(furthestStep(application as SellerApplication)).toBe(step);
  });
});
