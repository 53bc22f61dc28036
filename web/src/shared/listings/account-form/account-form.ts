import '@oja/contract/error-sentences';
import { handoverInput } from '@oja/contract/handover-fields';
import { handoverKinds } from '@oja/contract/handover-labels';
import {
  credentialInput,
  credentialsRequired,
  listingInput,
  type Platform,
} from '@oja/contract/listing-fields';
import { wrongHandleSentence, wrongUrlSentence } from '@oja/contract/profile-urls';
import { z } from 'zod';
import { convertedForm } from '@/lib/form-schemas';
import { typedNaira } from '@/lib/typed-amount';
import { type ClaimsForm, claimsOf, emptyClaims, typedCount, typedPercent } from './claim-values';
import { emptyHandover, type HandoverForm, handoverOf } from './handover-values';

/** What people type about an account, under the names of the contract, whose rules and sentences it is checked by. */
export interface AccountForm extends ClaimsForm, HandoverForm {
  platform: Platform | '';
  handle: string;
  url: string;
  username: string;
  password: string;
  price: string;
  description: string;
  category: string;
  followers: string;
  engagement: string;
  /** The lowest offer that the seller wants to hear of. */
  offer_floor: string;
  handover_notes: string;
}

export const emptyAccount: AccountForm = {
  ...emptyClaims,
  ...emptyHandover,
  platform: '',
  handle: '',
  url: '',
  username: '',
  password: '',
  price: '',
  description: '',
  category: '',
  followers: '',
  engagement: '',
  offer_floor: '',
  handover_notes: '',
};

/** The public fields of the account. */
const publicFields = {
  platform: listingInput.platform,
  handle: listingInput.handle,
  url: listingInput.url,
  price: listingInput.price,
  description: listingInput.description,
  category: listingInput.category,
  followers: listingInput.followers,
  engagement: listingInput.engagement,
};

/** What cannot be sold is none of the kinds. */
const handoverKind = z.enum(handoverKinds, { error: 'Please choose something that can be handed over.' });

const newAccount = z.object({
  ...publicFields,
  handover_kind: handoverKind,
  mailbox: handoverInput.mailbox,
  cover_days: handoverInput.cover_days,
  username: credentialInput.username.optional(),
  password: credentialInput.password.optional(),
  handover_notes: credentialInput.handover_notes.optional(),
});

const ownFields = { offer_floor: listingInput.offer_floor, claims: listingInput.claims };

/** An empty price is absent, and an empty password keeps the stored one. */
const editedAccount = newAccount.extend({
  ...ownFields,
  price: listingInput.price.optional(),
});

const correctedAccount = z.object({ ...publicFields, price: listingInput.price.optional() });

export const newAccountForm = convertedForm(
  valuesOf,
  newAccount
    .check(...credentialsRequired)
    .superRefine(checkUrl)
    .superRefine(checkHandle),
);
/** Sellers also set their floor for offers, which staff do not see, and what they claim. */
export const ownNewAccountForm = convertedForm(
  valuesOf,
  newAccount
    .extend(ownFields)
    .check(...credentialsRequired)
    .superRefine(checkUrl)
    .superRefine(checkHandle),
  fieldOf,
);
export const editedAccountForm = convertedForm(valuesOf, editedAccount.superRefine(checkUrl), fieldOf);

export const correctedAccountForm = convertedForm(valuesOf, correctedAccount.superRefine(checkUrl));

/** The fields of the claims stand beside the others in the form. */
export function fieldOf(path: readonly PropertyKey[]): PropertyKey[] {
  return path.slice(path[0] === 'claims' ? 1 : 0).slice(0, 1);
}

function checkUrl(
  account: { platform: Platform; handle: string; url: string },
  context: z.RefinementCtx,
): void {
  const message = wrongUrlSentence(account);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['url'], message });
}

/** Of a new account only: the server knows whether an edited one keeps a handle from before the rule. */
function checkHandle(account: { platform: Platform; handle: string }, context: z.RefinementCtx): void {
  const message = wrongHandleSentence(account);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['handle'], message });
}

function valuesOf(form: AccountForm) {
  const handover = handoverOf(form);
  return {
    ...handover,
    platform: form.platform === '' ? undefined : form.platform,
    handle: form.handle,
    url: form.url,
    price: typedNaira(form.price),
    description: form.description,
    category: form.category === '' ? null : form.category,
    followers: typedCount(form.followers) ?? null,
    engagement: typedPercent(form.engagement) ?? null,
    offer_floor: typedNaira(form.offer_floor) ?? null,
    claims: claimsOf(form),
    ...(handover.handover_kind === 'credentials' ? credentialsOf(form) : {}),
  };
}

function credentialsOf({ username, password, handover_notes: notes }: AccountForm) {
  return {
    username,
    password: password === '' ? undefined : password,
    handover_notes: notes.trim() === '' ? undefined : notes,
  };
}
