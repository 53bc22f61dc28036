import type { WithdrawalOptions } from '@oja/contract/payouts';
import { useFormContext } from 'react-hook-form';
import type { WithdrawalForm } from '../../logic/withdrawal-form';
import { BankDestination } from './bank-destination';
import { CardDestination } from './card-destination';
import { MobileDestination } from './mobile-destination';

/** What each way out must know. */
export function DestinationFields({ options }: { options: WithdrawalOptions }) {
  const method = useFormContext<WithdrawalForm>().watch('method');
  switch (method) {
    case '':
      return null;
    case 'bank':
      return <BankDestination />;
    case 'card':
      return <CardDestination cards={options.cards} />;
    case 'mobile':
      return <MobileDestination options={options} />;
  }
}
