import type { ResolutionType } from '@oja/contract/purchase-fields';
import { formatNaira } from '@/lib/money';
import { readNaira } from './typed-naira';

export const selectAndDetailSentence = 'Please select a resolution type and provide details.';

export interface ResolutionForm {
  type: ResolutionType | undefined;
  details: string;
  /** As typed. */
  refund: string;
}

export const emptyResolution: ResolutionForm = { type: undefined, details: '', refund: '' };

/** Naira above zero with at most two decimals, or nothing when it is no such amount. */
export function readRefund(typed: string): number | undefined {
  return readNaira(typed) || undefined;
}

/** What is wrong with the amount of a partial refund, as a sentence. */
export function refuseRefund(typed: string, price: number): string | undefined {
  const amount = readRefund(typed);
  if (amount === undefined) return 'Please enter the amount that goes back to the buyer.';
  return amount > price ? `The refund can be ${formatNaira(price)} at most.` : undefined;
}

/** Why a decision cannot be sent as it stands. */
export function refuseResolution(form: ResolutionForm, price: number): string | undefined {
  if (form.type === undefined || form.details.trim() === '') return selectAndDetailSentence;
  return form.type === 'partial_refund' ? refuseRefund(form.refund, price) : undefined;
}
