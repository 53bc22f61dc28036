import {
  type ApplicationDraft,
  applicationForm,
  documentKinds,
  type SellerApplication,
} from '@oja/contract/applications';
import type { z } from 'zod';
import type { AuthUser } from '@/lib/auth/auth-store';

type WizardValues = z.input<typeof applicationForm>;
/** An experience may not be chosen yet. */
type StartValues = Omit<WizardValues, 'experience'> & {
  experience: WizardValues['experience'] | undefined;
};

export const personalForm = applicationForm.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  bio: true,
});
export const accountForm = applicationForm.pick({
  instagram: true,
  youtube: true,
  twitter: true,
  experience: true,
});

export type StepNumber = 1 | 2 | 3 | 4;

export const wizardSteps: readonly { number: StepNumber; title: string }[] = [
  { number: 1, title: 'Personal Information' },
  { number: 2, title: 'Account Information' },
  { number: 3, title: 'Verification' },
  { number: 4, title: 'Review' },
];

/** What was saved; where nothing was, what the profile knows already. */
export function startValues(application: SellerApplication, user: AuthUser): StartValues {
  const { firstName, lastName, email, phone, bio, instagram, youtube, twitter, experience } = application;
  const isUntouched = firstName === '' && lastName === '' && email === '' && phone === '';
  const [first = '', ...rest] = user.name.split(/\s+/);
  return {
    firstName: isUntouched ? first : firstName,
    lastName: isUntouched ? rest.join(' ') : lastName,
    email: isUntouched ? user.email : email,
    phone: isUntouched ? user.phone : phone,
    bio: isUntouched ? user.bio : bio,
    instagram,
    youtube,
    twitter,
    experience: experience ?? undefined,
  };
}

/** The step a person may stand on: never past one that still lacks something. */
export function furthestStep(application: SellerApplication): StepNumber {
  const furthest = firstIncompleteStep(application);
  return (
    wizardSteps.find(({ number }) => number === application.step && number < furthest)?.number ?? furthest
  );
}

function firstIncompleteStep(application: SellerApplication): StepNumber {
  const { firstName, lastName, email, phone, bio } = application;
  if (!personalForm.safeParse({ firstName, lastName, email, phone, bio }).success) return 1;
  const { instagram, youtube, twitter, experience } = application;
  if (!accountForm.safeParse({ instagram, youtube, twitter, experience }).success) return 2;
  const kinds = application.documents.map(({ kind }) => kind);
  return documentKinds.every((kind) => kinds.includes(kind)) ? 4 : 3;
}

/** Saves what the step holds and goes to another one. */
type Move = (next: StepNumber, filledIn?: Omit<ApplicationDraft, 'step'>) => void;

export type StepProps = { isSaving: boolean; onMove: Move };

export type FormStepProps = StepProps & { start: StartValues };
