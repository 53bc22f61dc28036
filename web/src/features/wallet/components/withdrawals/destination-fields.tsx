import type { WithdrawalOptions } from '@oja/contract/payouts';
import { useFormContext } from 'react-hook-form';
import type { WithdrawalForm } from '../../logic/withdrawal-form';
import { BankDestination } from './bank-destination';
import { CardDestination } from './card-destination';
import { MobileDestination } from './mobile-destination';

type DestinationFieldsProps = { options: WithdrawalOptions; onLink: () => void };

/** What each way out must know. */
export function DestinationFields({ options, onLink }: DestinationFieldsProps) {
  const method = useFormContext<WithdrawalForm>().watch('method');
  switch (method) {
    case '':
      return null;
    case 'bank':
      return <BankDestination onLink={onLink} />;
    case 'card':
      return <CardDestination cards={options.cards} />;
    case 'mobile':
      return <MobileDestination providers={options.mobile_providers} />;
  }
}
