import { ArrowDown, LockKeyhole } from 'lucide-react';
import { exampleSale } from '../example-sale';

/** The money goes from the wallet into escrow, not to the seller. */
export function PaymentPicture() {
  return (
    <div className="grid justify-items-center gap-1.5">
      <div className="flex w-full items-center justify-between rounded-md bg-muted px-3 py-2 text-xs">
        <span className="text-muted-foreground">Your wallet</span>
        <span className="tabular font-medium">-{exampleSale.price}</span>
      </div>
      <ArrowDown className="size-4 text-muted-foreground" />
      <div className="w-full rounded-md border-2 border-primary px-3 py-3 text-center">
        <p className="flex items-center justify-center gap-1.5 font-medium text-primary text-xs">
          <LockKeyhole className="size-3.5" />
          Escrow
        </p>
        <p className="tabular mt-0.5 font-semibold text-lg leading-6">{exampleSale.price}</p>
      </div>
    </div>
  );
}
