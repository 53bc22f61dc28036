import { isStaff } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeOtherAccount, type StaffMember } from '../accounts/index.ts';
import { findOpenSanction, insertSanction, type SanctionRow } from './sanction.store.ts';
import { effects, type LightKind } from './sanction-effects.ts';

export interface SanctionOrder {
  userId: string;
  by: StaffMember;
  /** The person reads it. */
  reason: string;
  note?: string | undefined;
  /** After so many days it ends by itself. */
  days?: number | undefined;
  /** The report that led to it. */
  report?: { id: string; title: string } | undefined;
  /** What follows from it elsewhere, such as deciding the report that led to it. */
  inSameTransaction?: (tx: Tx) => Promise<void>;
}

/** Warns a person, or pauses selling or withdrawals. At most one pause of a kind stands at a time. */
export async function giveSanction(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  order: SanctionOrder & { kind: LightKind },
): Promise<void> {
  const { userId, by, kind, reason, note, days, report } = order;
  await changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    await order.inSameTransaction?.(tx);
    if (kind !== 'warning') {
      if (isStaff(target.role)) {
        throw new Refusal('staff_protected', {
          message: 'Staff do not trade, so there is nothing to pause.',
        });
      }
      if (await findOpenSanction(tx, { userId, kind })) throw new Refusal('sanction_stands');
    }
    const now = deps.now();
    const row = await insertSanction(tx, {
      userId,
      kind,
      reason,
      note,
      days,
      reportId: report?.id,
      givenBy: by.id,
      now,
    });
    await effects[kind].begin(tx, row);
    await audit(tx, {
      actor: by,
      action: actions[kind],
      subject: { kind: 'user', id: userId },
      after: { sanction: row.id, until: row.endsAt, report: report?.id, title: report?.title },
      personal: report && { of: userId, keys: ['title'] },
      reason,
    });
    await notifyPerson(tx, row, { kind, title: report?.title ?? null });
  });
  if (kind === 'selling_paused') deps.market.changed();
}

const actions = {
  warning: 'user.warned',
  selling_paused: 'user.selling_paused',
  withdrawals_paused: 'user.withdrawals_paused',
} as const satisfies Record<LightKind, string>;

function notifyPerson(
  tx: Tx,
  { userId, reason, startsAt, endsAt }: SanctionRow,
  { kind, title }: { kind: LightKind; title: string | null },
): Promise<void> {
  if (kind === 'warning') return notify(tx, 'user_warned', userId, { title, reason }, startsAt);
  const event = kind === 'selling_paused' ? 'selling_paused' : 'withdrawals_paused';
  return notify(tx, event, userId, { reason, until: endsAt }, startsAt);
}
