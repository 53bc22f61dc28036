import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { useFormContext } from 'react-hook-form';
import { formatNaira } from '@/lib/money';
import { readAmount } from '../../logic/amounts';
import { feeOf, receivedAmount, type WithdrawalForm } from '../../logic/withdrawal';

/**
 * What arrives is the amount less the fee, and nothing else is taken. It stays in sight above the buttons; on a
 * phone without the two figures that stand in the form anyway.
 */
export function ReceiveSummary({ options }: { options: WithdrawalOptions }) {
  const [typed, method] = useFormContext<WithdrawalForm>().watch(['amount', 'method']);
  const amount = readAmount(typed);
  if (amount === undefined || amount > options.available || method === '') return null;
  const fee = feeOf(method, options);
  return (
    <dl
      aria-live="polite"
      className="tabular mx-6 mt-4 grid shrink-0 gap-1.5 rounded-lg bg-muted px-4 py-3 text-sm"
    >
      <Line label="Amount" value={formatNaira(amount)} />
      <Line label="Fee" value={formatNaira(fee)} />
      <div className="flex justify-between gap-4 font-semibold text-base sm:border-t sm:pt-2">
        <dt>You'll receive</dt>
        <dd>{formatNaira(receivedAmount(amount, fee))}</dd>
      </div>
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="hidden justify-between gap-4 sm:flex">
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
