import type { Handover } from '@oja/contract/handovers';
import { formatDateTime } from '@/lib/dates';
import { bankSentence } from '@/shared/purchases/bank-sentence';

type Ended = Pick<Handover, 'status' | 'stage' | 'viewer' | 'handle'>;

/** How a hand-over ended, or why it stands still. A pending one has neither. */
export function endingOf({ status, stage, viewer, handle }: Ended): { title: string; text: string } {
  switch (status) {
    case 'disputed':
      return {
        title: 'The purchase is disputed',
        text: 'The hand-over stands still, and the money stays in escrow until the dispute is decided.',
      };
    case 'completed':
      return {
        title: viewer === 'buyer' ? `${handle} is yours` : 'The sale is completed',
        text: completedText({ stage, viewer }),
      };
    case 'refunded':
      return { title: 'The purchase was refunded', text: refundText(viewer) };
    case 'cancelled':
      return { title: 'The purchase was cancelled', text: refundText(viewer) };
    case 'pending':
      return { title: '', text: '' };
  }
}

function completedText({ stage, viewer }: Pick<Ended, 'stage' | 'viewer'>): string {
  const payee = viewer === 'buyer' ? 'The seller was paid' : 'You were paid';
  return stage === 'covered' ? `${payee}, except for what is held while the cover runs.` : `${payee}.`;
}

function refundText(viewer: Handover['viewer']): string {
  return viewer === 'buyer' ? 'The money is back in your wallet.' : 'The buyer got the money back.';
}

/** When the money moves by itself; undefined where it no longer does. */
export function releaseSentence(handover: Handover): string | undefined {
  const { release_at: at, viewer, stage } = handover;
  if (at === null) return undefined;
  if (handover.release_waits) return bankSentence;
  const payment =
    viewer === 'seller' ? 'You are paid when the buyer confirms' : 'The seller is paid when you confirm';
  const isLatest = stage === 'handing_over';
  return `${payment}, ${isLatest ? 'at the latest' : 'or by itself'} on ${formatDateTime(at)}.${lateSentence(handover)}`;
}

/** Why that can be later than it was; nothing while no step was done late. */
function lateSentence({ steps, viewer }: Pick<Handover, 'steps' | 'viewer'>): string {
  const late = steps.findLast(({ done_late: isLate }) => isLate);
  if (late === undefined) return '';
  const who = late.by === viewer ? 'You' : `The ${late.by}`;
  const wait = late.wait === null ? '' : ', and the wait counts from then';
  return ` ${who} did “${late.title}” after its time was over${wait}.`;
}
