import { payoutWaitHours } from '@oja/contract/payout-terms';
import { scrollIntoViewOnMount } from '@/lib/scroll';
import { BankAccountFields } from '../bank-accounts/bank-account-fields';

/** The three fields of an account that is not linked yet: submitting links it. */
export function NewAccountFields() {
  return (
    <div ref={scrollIntoViewOnMount} className="grid gap-4 rounded-lg border p-4">
      <p className="text-muted-foreground text-sm">
        {`The account is linked first. To keep your money safe, a new one can be used after ${payoutWaitHours} hours.`}
      </p>
      <BankAccountFields />
    </div>
  );
}
