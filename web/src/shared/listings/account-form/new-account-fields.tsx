import { exampleUrl } from '@oja/contract/profile-urls';
import { LockKeyhole } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { platformOrders } from '../listing-labels';
import {
  AccountCategory,
  AccountHandle,
  AccountInput,
  AccountPassword,
  AccountPlatform,
  AccountPrice,
  AccountText,
  asTyped,
} from './account-fields';
import type { AccountForm } from './account-form';
import { CoverField } from './cover-field';
import { HandoverKindField, MailboxField } from './handover-fields';
import { HandoverPreview } from './handover-preview';
import { choiceOf } from './handover-values';

export function PublicFields({ priceHint }: { priceHint?: string }) {
  const platform = useFormContext<AccountForm>().watch('platform');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AccountPlatform label="Platform" required order={platformOrders.creation} />
      <AccountCategory label="Category" />
      <HandoverKindField />
      <AccountHandle label="Handle" placeholder="@yourhandle" />
      <AccountInput
        name="url"
        label="Profile URL"
        required
        type="url"
        inputMode="url"
        placeholder={exampleUrl(platform || 'instagram')}
      />
      <AccountInput name="followers" label="Followers" inputMode="numeric" placeholder="12,400" />
      <AccountInput
        name="engagement"
        label="Engagement (%)"
        inputMode="decimal"
        placeholder="3.4"
        hint="Percent of followers who react."
      />
      <AccountPrice
        label="Asking Price (NGN)"
        required
        placeholder="150,000"
        hint={priceHint}
        className="sm:col-span-2"
      />
      <AccountText
        name="description"
        label="Description"
        required
        placeholder="What is it about, who follows it, how did it grow, what is included?"
        className="sm:col-span-2"
      />
    </div>
  );
}

/** What changes hands: login details, or steps on the platform. What was typed stays when the kind is changed back. */
export function AccessFields() {
  const { watch } = useFormContext<AccountForm>();
  const [platform, kind, specifiedOn] = watch(['platform', 'handover_kind', 'specified_on']);
  const form = { platform, handover_kind: kind, specified_on: specifiedOn };
  return (
    <>
      {choiceOf(form) === 'credentials' ? <CredentialFields /> : <HandoverPreview {...form} />}
      <CoverField />
    </>
  );
}

/** They are written here and never shown again, except to the buyer. */
function CredentialFields() {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg bg-muted p-4 sm:grid-cols-2">
      <legend className="sr-only">What the buyer gets</legend>
      <p className="flex items-start gap-2 text-muted-foreground text-sm sm:col-span-2">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        Encrypted at rest. Only the buyer sees it, once the price is in escrow.
      </p>
      <AccountInput name="username" label="Username or Email" required {...asTyped} />
      <AccountPassword label="Password" required />
      <MailboxField className="sm:col-span-2" />
      <AccountText
        name="handover_notes"
        label="Hand-over Notes"
        hint="Original e-mail address, recovery codes, two-factor. Optional."
        rows={3}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
