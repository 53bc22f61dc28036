import '@oja/contract/error-sentences';
import { counterOfferBody, makeOfferBody, type TraderSide } from '@oja/contract/offers';
import { convertedForm } from '@/lib/form-schemas';
import { formatNaira } from '@/lib/money';
import { typedNaira } from '@/lib/typed-amount';

/** What people type about an offer, checked by the contract and by what stands on the screen. */
export interface OfferForm {
  amount: string;
  message: string;
}

export const emptyOffer: OfferForm = { amount: '', message: '' };

export const newOfferForm = (priceNaira: number) =>
  convertedForm(
    ({ amount, message }: OfferForm) => ({
      amount: typedNaira(amount),
      ...(message.trim() === '' ? {} : { message }),
    }),
    makeOfferBody.refine((body) => body.amount < priceNaira, {
      path: ['amount'],
      message: belowPrice(priceNaira),
    }),
  );

export interface CounterBounds {
  side: TraderSide;
  /** The last amount. */
  amount: number;
  price: number;
}

export const counterForm = ({ side, amount: last, price }: CounterBounds) =>
  convertedForm(
    ({ amount }: Pick<OfferForm, 'amount'>) => ({ amount: typedNaira(amount) }),
    counterOfferBody
      .refine((body) => body.amount < price, { path: ['amount'], message: belowPrice(price) })
      .refine((body) => (side === 'seller' ? body.amount > last : body.amount < last), {
        path: ['amount'],
        message: `Please name ${side === 'seller' ? 'more' : 'less'} than ${formatNaira(last)}, or accept it.`,
      }),
  );

const belowPrice = (priceNaira: number) =>
  `Please name less than the asking price of ${formatNaira(priceNaira)}.`;
