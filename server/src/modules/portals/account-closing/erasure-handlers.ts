import type { Tx } from '../../../db/transaction.ts';
import type { ErasureHandler } from '../../../domain/personal-data/personal-data.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { eraseDestinationsOf } from '../../money/payouts/index.ts';
import { redactEventsOf } from '../../money/paystack-events/index.ts';
import { clearFailures, dropAvatarImage } from '../../people/accounts/index.ts';
import { removeApplicationOf } from '../../people/applications/index.ts';
import { eraseProposalsAbout } from '../../platform/approvals/index.ts';
import { eraseMessagesOf } from '../../talk/messaging/index.ts';
import { eraseReportsOf } from '../../talk/reports/index.ts';
import { eraseTicketsOf } from '../../talk/support/index.ts';
import { eraseClaimsOf } from '../../trade/cover/index.ts';
import { eraseDisputesOf } from '../../trade/disputes/index.ts';
import { eraseCredentialsOf, eraseListingsOf, removeListingsOf } from '../../trade/listings/index.ts';
import { eraseBoughtCredentials, eraseRevealsOf } from '../../trade/purchases/index.ts';

export interface ErasedPerson {
  userId: string;
  /** As it was before the erasure, where that is still known. */
  email: string;
  now: Date;
}

/**
 * The rules that need more than one statement on one table; each belongs to the module that owns the data. They are
 * resolved when they are called, because some of these modules import this one.
 */
export const erasureHandlers: Readonly<
  Record<ErasureHandler, (tx: Tx, person: ErasedPerson) => Promise<void>>
> = {
  forgetSignInFailures: (tx, { email }) => clearFailures(tx, email),
  dropAvatar: queueAvatarRemoval,
  removeListings: (tx, person) => removeListingsOf(tx, person),
  forgetListings: (tx, { userId }) => eraseListingsOf(tx, userId),
  async forgetSoldCredentials(tx, { userId }) {
    await eraseCredentialsOf(tx, userId);
    await eraseBoughtCredentials(tx, userId);
  },
  eraseMessages: (tx, person) => eraseMessagesOf(tx, person),
  forgetTickets: (tx, { userId }) => eraseTicketsOf(tx, userId),
  forgetApplication: (tx, { userId }) => removeApplicationOf(tx, userId),
  forgetDestinations: (tx, { userId }) => eraseDestinationsOf(tx, userId),
  redactPaystackEvents: (tx, person) => redactEventsOf(tx, person),
  forgetClaims: (tx, { userId }) => eraseClaimsOf(tx, userId),
  forgetDisputes: (tx, { userId }) => eraseDisputesOf(tx, userId),
  forgetReveals: (tx, { userId }) => eraseRevealsOf(tx, userId),
  forgetReports: (tx, { userId }) => eraseReportsOf(tx, userId),
  forgetProposals: (tx, { userId }) => eraseProposalsAbout(tx, userId),
};

async function queueAvatarRemoval(tx: Tx, { userId }: ErasedPerson): Promise<void> {
  const { avatar } = await tx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (avatar !== null) await enqueue(tx, dropAvatarImage, { url: avatar });
}
