import {
  AccountCategory,
  AccountInput,
  AccountPlatform,
  AccountText,
} from '@/components/listings/account-form/account-fields';
import { platformOrders } from '@/components/listings/listing-words';

export function CorrectionFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AccountPlatform label="Platform" order={platformOrders.edit} />
      <AccountCategory label="Category" />
      <AccountInput name="handle" label="Handle/Username" required />
      <AccountInput name="url" label="Profile URL" required type="url" inputMode="url" />
      <AccountInput name="followers" label="Followers" inputMode="numeric" />
      <AccountInput name="engagement" label="Engagement (%)" inputMode="decimal" />
      <AccountInput name="price" label="Price (NGN)" inputMode="decimal" className="sm:col-span-2" />
      <AccountText name="description" label="Account Description" required className="sm:col-span-2" />
    </div>
  );
}
