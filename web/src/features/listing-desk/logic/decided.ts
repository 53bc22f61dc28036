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

type Decision = 'approve' | 'reject' | 'undo';
type ToastMessage = { title: string; description: string; variant?: 'destructive' };

const texts = {
  approve: {
    done: 'Listing Approved!',
    failed: 'Approval Failed!',
    became: 'now on the market, unless the seller may not sell at present',
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

/** A bulk decision may partly fail; the toast names both counts. */
export function decidedToast(decision: Decision, { done, refused }: Decided): ToastMessage {
  const why = refused[0]?.message ?? '';
  if (done.length === 0) return { title: texts[decision].failed, description: why, variant: 'destructive' };
  const is = done.length === 1 ? 'is' : 'are';
  const success = `${countOf(done.length, 'listing')} ${is} ${texts[decision].became}.`;
  const left = refused.length === 0 ? '' : ` ${formatLeft(refused.length)} ${why}`;
  return { title: texts[decision].done, description: success + left };
}

function formatLeft(count: number): string {
  return `${countOf(count, 'listing')} stayed as ${count === 1 ? 'it was' : 'they were'}:`;
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
