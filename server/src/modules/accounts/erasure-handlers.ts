import type { Tx } from '../../db/transaction.ts';
import type { ErasureHandler } from '../../domain/personal-data/personal-data.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { forgetApplicationOf } from '../applications/index.ts';
import { forgetDisputesOf } from '../disputes/index.ts';
import { forgetCredentialsOf, forgetListingsOf, removeListingsOf } from '../listings/index.ts';
import { eraseMessagesOf } from '../messaging/index.ts';
import { redactEventsOf } from '../paystack-events/index.ts';
import { forgetBoughtCredentials, forgetRevealsOf } from '../purchases/index.ts';
import { forgetReportsOf } from '../reports/index.ts';
import { forgetTicketsOf } from '../support/index.ts';
import { dropAvatarImage } from './drop-avatar-image.ts';
import { clearFailures } from './sign-in-failures.store.ts';

export interface ErasedPerson {
  userId: string;
  /** As it was before the erasure, where that is still known. */
  email: string;
  now: Date;
}

/**
 * The rules that are more than one statement on one table; each belongs to the module whose data it is. Looked up when
 * they are called, because some of these modules import this one.
 */
export const erasureHandlers: Readonly<
  Record<ErasureHandler, (tx: Tx, person: ErasedPerson) => Promise<void>>
> = {
  forgetSignInFailures: (tx, { email }) => clearFailures(tx, email),
  dropAvatar: queueAvatarRemoval,
  removeListings: (tx, person) => removeListingsOf(tx, person),
  forgetListings: (tx, { userId }) => forgetListingsOf(tx, userId),
  async forgetSoldCredentials(tx, { userId }) {
    await forgetCredentialsOf(tx, userId);
    await forgetBoughtCredentials(tx, userId);
  },
  eraseMessages: (tx, person) => eraseMessagesOf(tx, person),
  forgetTickets: (tx, { userId }) => forgetTicketsOf(tx, userId),
  forgetApplication: (tx, { userId }) => forgetApplicationOf(tx, userId),
  redactPaystackEvents: (tx, person) => redactEventsOf(tx, person),
  forgetDisputes: (tx, { userId }) => forgetDisputesOf(tx, userId),
  forgetReveals: (tx, { userId }) => forgetRevealsOf(tx, userId),
  forgetReports: (tx, { userId }) => forgetReportsOf(tx, userId),
};

async function queueAvatarRemoval(tx: Tx, { userId }: ErasedPerson): Promise<void> {
  const { avatar } = await tx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (avatar !== null) await enqueue(tx, dropAvatarImage, { url: avatar });
}
