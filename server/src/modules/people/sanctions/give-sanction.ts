import { isStaff } from '@oja/contract/access';
import type { SanctionKind } from '@oja/contract/account-standing';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeOtherAccount, type StaffMember } from '../accounts/index.ts';
import { findOpenSanction, findSameWarning, insertSanction, type SanctionRow } from './sanction.store.ts';
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

/**
 * Warns a person, or pauses selling or withdrawals. At most one pause of a kind stands at a time, and one warning for a
 * report; of two members of staff who act at once the second is told who was first.
 */
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
    }
    const now = deps.now();
    const standing =
      kind === 'warning'
        ? await findSameWarning(tx, { userId, reason, reportId: report?.id, now })
        : await findOpenSanction(tx, { userId, kind });
    if (standing) throw await sanctionStands(tx, standing);
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

/** The refusal names who gave the sanction that stands. */
async function sanctionStands(tx: Tx, { kind, givenBy }: SanctionRow): Promise<Refusal> {
  if (givenBy === null) return new Refusal('sanction_stands');
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', givenBy)
    .executeTakeFirstOrThrow();
  const message = `${name} did this already: ${kindNames[kind]}. Please lift it first to change it.`;
  return new Refusal('sanction_stands', { message });
}

const kindNames = {
  warning: 'a warning',
  selling_paused: 'selling is paused',
  withdrawals_paused: 'withdrawals are paused',
  suspension: 'a suspension',
} as const satisfies Record<SanctionKind, string>;

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
