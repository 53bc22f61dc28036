import { nairaFromKobo } from '@oja/contract/money';
import type { WalletAdjustment, walletAdjustmentEndpoints } from '@oja/contract/wallet-adjustments';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { adjustWallet } from './adjust-wallet.ts';

const shownAtMost = 100;

export const walletAdjustmentRoutes = (deps: Deps): Handlers<typeof walletAdjustmentEndpoints> => ({
  async listAdjustments({ params }) {
    return { data: await readAdjustments(deps.db, params.id) };
  },
  async adjustWallet(call) {
    const { session, params, body: adjustment, idempotencyKey } = call;
    const given = {
      userId: params.id,
      adjustment,
      actor: staffActor(call),
      provenBy: session,
      idempotencyKey,
    };
    const data = await adjustWallet(deps, given);
    return { data, message: data.approval ? 'Waiting for Approval' : 'Wallet Adjusted' };
  },
});

async function readAdjustments(db: Db, userId: string): Promise<WalletAdjustment[]> {
  const person = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (person === undefined) throw new Refusal('not_found');
  const rows = await db
    .selectFrom('walletAdjustments as w')
    .innerJoin('users as maker', 'maker.id', 'w.madeBy')
    .leftJoin('users as approver', 'approver.id', 'w.approvedBy')
    .select([
      'w.id',
      'w.kind',
      'w.direction',
      'w.amountKobo',
      'w.reason',
      'w.madeAt',
      'w.madeBy',
      'w.approvedBy',
    ])
    .select(['maker.name as maker', 'approver.name as approver'])
    .where('w.userId', '=', userId)
    .orderBy('w.madeAt', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    direction: row.direction,
    amount: nairaFromKobo(row.amountKobo),
    reason: row.reason,
    made_by: row.maker,
    made_by_id: row.madeBy,
    approved_by: row.approver,
    approved_by_id: row.approvedBy,
    made_at: row.madeAt.toISOString(),
  }));
}
