import type { TicketPriority } from '@oja/contract/ticket-fields';
import type { Tx } from '../../../db/transaction.ts';
import { answerTermsOf, startClock } from '../../../domain/ticket/ticket-terms.ts';
import { readSection } from '../../platform/settings/index.ts';

/** The clock of a question by the settings in force. A clock that runs keeps its due time when they change. */
export async function startTicketClock(tx: Tx, askedAt: Date, priority: TicketPriority) {
  const { value: general } = await readSection(tx, 'general');
  return startClock(askedAt, answerTermsOf(general)[priority]);
}
