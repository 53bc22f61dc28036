import type { StaffListing } from '@oja/contract/staff-listing';
import { ApiError } from '@/lib/api/api-error';
import { countOf } from '@/lib/counts';

/** A listing as it was on the screen: a decision about another state of it is refused. */
export type Seen = Pick<StaffListing, 'id' | 'version'>;

export const versionsOf = (seen: readonly Seen[]) =>
  Object.fromEntries(seen.map(({ id, version }) => [id, version]));

/** What became of the listings that staff decided about. */
export interface Decided {
  done: string[];
  refused: { id: string; code: string; message: string }[];
}

/** `off_market`: approved, but their sellers may not sell at present. */
export interface Approved extends Decided {
  off_market: string[];
}

type Decision = 'approve' | 'reject' | 'undo';
type ToastMessage = { title: string; description: string; variant?: 'destructive' };

const texts = {
  approve: {
    done: 'Listing Approved!',
    failed: 'Approval Failed!',
    became: 'now on the market',
    verb: 'approve',
  },
  reject: {
    done: 'Listing Rejected!',
    failed: 'Rejection Failed!',
    became: 'sent back with your reason',
    verb: 'reject',
  },
  undo: {
    done: 'Approval Undone',
    failed: 'Nothing Was Undone',
    became: 'waiting for review again',
    verb: 'take back',
  },
} as const;

/** A bulk decision may partly fail; the toast names each count. */
export function decidedToast(decision: Decision, decided: Decided | Approved): ToastMessage {
  const { done, refused } = decided;
  const why = refused[0]?.message ?? '';
  if (done.length === 0) return { title: texts[decision].failed, description: why, variant: 'destructive' };
  const offMarket = 'off_market' in decided ? decided.off_market.length : 0;
  const sentences = [
    formatDone(done.length - offMarket, texts[decision].became),
    formatOffMarket(offMarket),
    formatLeft(refused.length, why),
  ];
  return { title: texts[decision].done, description: sentences.filter(Boolean).join(' ') };
}

function formatDone(count: number, became: string): string {
  return count === 0 ? '' : `${countOf(count, 'listing')} ${count === 1 ? 'is' : 'are'} ${became}.`;
}

function formatOffMarket(count: number): string {
  if (count === 0) return '';
  const stays =
    count === 1
      ? 'is approved but stays off the market, because its seller'
      : 'are approved but stay off the market, because their sellers';
  return `${countOf(count, 'listing')} ${stays} may not sell at present.`;
}

function formatLeft(count: number, why: string): string {
  if (count === 0) return '';
  return `${countOf(count, 'listing')} stayed as ${count === 1 ? 'it was' : 'they were'}: ${why}`;
}

/** A refusal says why in the words of the server; every other failure has the sentence of the catalogue. */
export function failureToast(decision: Decision, error: unknown): ToastMessage {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return {
    title: texts[decision].failed,
    description: isRefusal
      ? error.message
      : `Unable to ${texts[decision].verb} this listing. Please try again.`,
    variant: 'destructive',
  };
}
