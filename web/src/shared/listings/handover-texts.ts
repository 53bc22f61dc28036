import {
  type HandoverKind,
  handoverKindLabels,
  type Mailbox,
  mailboxLabels,
} from '@oja/contract/handover-labels';
import { countOf } from '@/lib/counts';

/** Seven days, or thirty hours. */
export function hoursText(hours: number): string {
  return hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour');
}

/** How it is handed over, with what is said about the mailbox. */
export function handoverText(listing: { handover_kind: HandoverKind; mailbox: Mailbox | null }): string {
  const kind = handoverKindLabels[listing.handover_kind];
  return listing.mailbox === null ? kind : `${kind}. ${mailboxLabels[listing.mailbox]}`;
}
