import type { SanctionKind } from '@oja/contract/account-standing';
import type { Tx } from '../../../db/transaction.ts';
import { findPayoutHold, liftHold, placeHold } from '../../money/payouts/index.ts';
import { type UserRow, updateUser } from '../accounts/index.ts';
import type { SanctionRow } from './sanction.store.ts';

/** A suspension ends sessions and may need a second administrator, so it has a use case of its own. */
export type LightKind = Exclude<SanctionKind, 'suspension'>;

interface Effect {
  begin(tx: Tx, row: SanctionRow): Promise<void>;
  end(tx: Tx, row: SanctionRow, at: Date): Promise<void>;
  /** After the end, whether something else stops the same. */
  isStillStopped(tx: Tx, target: UserRow): Promise<boolean>;
}

/**
 * What a sanction stops, written under the lock of the person. Offering and buying read the row of the seller under a
 * lock of it, and so do a withdrawal and its sending, so each of them happens wholly before or wholly after.
 */
export const effects: Readonly<Record<LightKind, Effect>> = {
  warning: { begin: async () => {}, end: async () => {}, isStillStopped: async () => false },
  selling_paused: {
    begin: (tx, { userId }) => updateUser(tx, userId, { sellingPaused: true }),
    end: (tx, { userId }) => updateUser(tx, userId, { sellingPaused: false }),
    isStillStopped: async (_tx, { status, sellingStop }) => status !== 'active' || sellingStop !== null,
  },
  withdrawals_paused: {
    begin: (tx, { id, userId, startsAt, endsAt }) =>
      placeHold(tx, { userId, subjectId: id, reason: 'sanction', endsAt, at: startsAt }),
    end: (tx, { id, userId }, at) => liftHold(tx, { userId, subjectId: id, at }),
    isStillStopped: async (tx, { id, status }) =>
      status === 'banned' || (await findPayoutHold(tx, id)) !== undefined,
  },
};
