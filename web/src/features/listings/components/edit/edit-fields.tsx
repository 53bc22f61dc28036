import type { ReactNode } from 'react';
import {
  AccountCategory,
  AccountHandle,
  AccountInput,
  AccountPassword,
  AccountPlatform,
  AccountPrice,
  AccountText,
  asTyped,
  OfferFloorField,
} from '@/shared/listings/account-form/account-fields';
import { CoverField } from '@/shared/listings/account-form/cover-field';
import { HandoverKindField, MailboxField } from '@/shared/listings/account-form/handover-fields';
import { platformOrders } from '@/shared/listings/listing-labels';

export function EditFields({
  statusField,
  isWithCredentials,
}: {
  statusField: ReactNode;
  isWithCredentials: boolean;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AccountPlatform label="Platform" order={platformOrders.edit} />
      {statusField}
      <HandoverKindField />
      <AccountPrice label="Price (NGN)" />
      <AccountInput name="url" label="Profile URL" required type="url" inputMode="url" />
      <AccountHandle label="Handle/Username" />
      {isWithCredentials ? (
        <AccountPassword label="Password" hint="Leave it empty to keep the one we have." />
      ) : null}
      <AccountText name="description" label="Account Description" required className="sm:col-span-2" />
      {isWithCredentials ? (
        <>
          <AccountInput name="username" label="Username or Email" required {...asTyped} />
          <MailboxField />
        </>
      ) : null}
      <CoverField />
      <AccountCategory label="Category" />
      <AccountInput name="followers" label="Followers" inputMode="numeric" />
      <AccountInput name="engagement" label="Engagement (%)" inputMode="decimal" />
      <OfferFloorField className="sm:col-span-2" />
    </div>
  );
}
