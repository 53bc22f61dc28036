import type { ReactNode } from 'react';
import {
  AccountCategory,
  AccountInput,
  AccountPassword,
  AccountPlatform,
  AccountPrice,
  AccountText,
  OfferFloorField,
} from '@/shared/listings/account-form/account-fields';
import { platformOrders } from '@/shared/listings/listing-labels';

export function EditFields({ statusField }: { statusField: ReactNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AccountPlatform label="Platform" order={platformOrders.edit} />
      {statusField}
      <AccountPrice label="Price (NGN)" />
      <AccountInput name="url" label="Profile URL" required type="url" inputMode="url" />
      <AccountInput name="handle" label="Handle/Username" required />
      <AccountPassword label="Password" hint="Leave it empty to keep the one we have." />
      <AccountText name="description" label="Account Description" required className="sm:col-span-2" />
      <AccountInput name="username" label="Username or Email" required autoCapitalize="none" />
      <AccountCategory label="Category" />
      <AccountInput name="followers" label="Followers" inputMode="numeric" />
      <AccountInput name="engagement" label="Engagement (%)" inputMode="decimal" />
      <OfferFloorField />
    </div>
  );
}
