import type { DocumentKind, ExperienceLevel } from '@oja/contract/applications';

export interface FilledIn {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  experience: ExperienceLevel | null;
  documents: readonly DocumentKind[];
}

/** The parts that an application needs before staff review it, in the order of the wizard. */
export function findMissingParts(application: FilledIn): { field: string; message: string }[] {
  return parts
    .filter(({ isThere }) => !isThere(application))
    .map(({ field, message }) => ({ field, message }));
}

const parts: readonly { field: string; message: string; isThere: (application: FilledIn) => boolean }[] = [
  {
    field: 'firstName',
    message: 'Please enter your first name.',
    isThere: ({ firstName }) => firstName !== '',
  },
  { field: 'lastName', message: 'Please enter your last name.', isThere: ({ lastName }) => lastName !== '' },
  { field: 'email', message: 'Please enter your e-mail address.', isThere: ({ email }) => email !== '' },
  { field: 'phone', message: 'Please enter your phone number.', isThere: ({ phone }) => phone !== '' },
  {
    field: 'experience',
    message: 'Please choose how much experience you have.',
    isThere: ({ experience }) => experience !== null,
  },
  {
    field: 'government_id',
    message: 'Please upload your government ID.',
    isThere: ({ documents }) => documents.includes('government_id'),
  },
  {
    field: 'proof_of_ownership',
    message: 'Please upload your proof of account ownership.',
    isThere: ({ documents }) => documents.includes('proof_of_ownership'),
  },
];
