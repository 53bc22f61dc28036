import '@oja/contract/error-sentences';
import { credentialInput, listingInput, type Platform } from '@oja/contract/listing-fields';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { z } from 'zod';

/** What people type about an account, under the names of the contract, whose rules and sentences it is checked by. */
export interface AccountForm {
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
  handover_notes: string;
}

export const emptyAccount: AccountForm = {
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

export const newAccount = z.object({
  ...publicFields,
  username: credentialInput.username,
  password: credentialInput.password,
  handover_notes: credentialInput.handover_notes.optional(),
});

/** An empty price is absent, and an empty password keeps the stored one. */
export const editedAccount = newAccount.extend({
  price: listingInput.price.optional(),
  password: credentialInput.password.optional(),
});

export const correctedAccount = z.object({ ...publicFields, price: listingInput.price.optional() });

/** Checks a form by one of the schemas above and gives what is sent. */
export function accountResolver<Sent extends Partial<Record<keyof AccountForm, unknown>>>(
  schema: z.ZodType<Sent>,
): Resolver<AccountForm, unknown, Sent> {
  return (form) => {
    const checked = schema.safeParse(valuesOf(form));
    if (checked.success) return { values: checked.data, errors: {} };
    return { values: {}, errors: errorsOf(checked.error) };
  };
}

function valuesOf(form: AccountForm) {
  return {
    platform: form.platform === '' ? undefined : form.platform,
    handle: form.handle,
    url: form.url,
    username: form.username,
    password: form.password === '' ? undefined : form.password,
    price: numberOf(form.price),
    description: form.description,
    category: form.category === '' ? null : form.category,
    followers: numberOf(form.followers) ?? null,
    engagement: numberOf(form.engagement) ?? null,
    handover_notes: form.handover_notes.trim() === '' ? undefined : form.handover_notes,
  };
}

/** Accepts ₦150,000 and the like; an empty text is undefined. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/[₦,\s]/g, '');
  return plain === '' ? undefined : Number(plain);
}

function errorsOf(error: z.ZodError): FieldErrors<AccountForm> {
  const errors: Partial<Record<string, { type: string; message: string }>> = {};
  for (const issue of error.issues) {
    errors[String(issue.path[0])] ??= { type: issue.code ?? 'custom', message: issue.message };
  }
  return errors;
}
