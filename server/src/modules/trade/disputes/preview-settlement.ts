import { koboFromNaira } from '@oja/contract/money';
import type { SettlementPreview } from '@oja/contract/settlements';
import type { Deps } from '../../../deps/deps.ts';
import { refuseProposal } from '../../../domain/dispute/decide-settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { sideOf } from '../purchases/index.ts';
import { explainProposal } from './propose-settlement.ts';
import { presentDivision } from './settlement.presenter.ts';

/** What both sides would get, by the rules of the proposal itself. */
export async function previewSettlement(
  deps: Pick<Deps, 'db'>,
  input: { purchaseId: string; userId: string; refundAmount: number },
): Promise<SettlementPreview> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', input.purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  sideOf(purchase, input.userId);
  const refundKobo = koboFromNaira(input.refundAmount);
  const refused = refuseProposal({ purchase, refundKobo, hasOpenProposal: false, proposals: 0 });
  if (refused) throw explainProposal(refused, purchase);
  return { refund_amount: input.refundAmount, ...presentDivision(purchase, refundKobo) };
}
