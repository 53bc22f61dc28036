import { appealHours } from '@oja/contract/dispute-terms';
import type { ResolutionPreview } from '@oja/contract/disputes';
import { koboFromNaira, nairaFromKobo, nairaText } from '@oja/contract/money';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { heldKoboOf } from '../../../domain/cover/held-part.ts';
import { isEarly, weighResolution } from '../../../domain/dispute/decide-resolution.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { type Settlement, settlementOf } from '../../../domain/purchase/settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readSection } from '../../platform/settings/index.ts';
import { listDisputes } from '../purchases/index.ts';
import { factsOf, readVerdict } from './resolve-dispute.ts';
import { findBarredEscalator, hasOtherDecider } from './ruling-makers.ts';

/** The settlement that a decision would have, computed by the rules of the decision itself. */
export function previewResolution(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; staffId: string; type: ResolutionType; refundAmount: number | undefined },
): Promise<ResolutionPreview> {
  return inTransaction(deps.db, async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', input.purchaseId)
      .executeTakeFirst();
    if (purchase === undefined) throw new Refusal('not_found');
    const [dispute] = await listDisputes(tx, input.purchaseId);
    const { type, refundAmount } = input;
    const barredEscalatorId = await findBarredEscalator(tx, { purchase, dispute });
    const facts = factsOf(
      { purchase, dispute },
      { type, refundAmount, barredEscalatorId, actor: { id: input.staffId }, now: deps.now() },
    );
    const { transition, refundKobo } = readVerdict(weighResolution(facts), purchase);
    const row = purchaseProcess[transition];
    const split = settlementOf(purchase, row.money, refundKobo);
    const heldKobo = heldKoboOf(purchase, split?.payoutKobo ?? 0);
    return {
      type: input.type,
      buyer_gets: nairaFromKobo(split?.refundedKobo ?? 0),
      seller_gets: nairaFromKobo(split?.payoutKobo ?? 0),
      held: nairaFromKobo(heldKobo),
      fee: nairaFromKobo(split?.feeKobo ?? 0),
      stays_in_escrow: split ? 0 : nairaFromKobo(purchase.priceKobo),
      status_after: row.to,
      seller_may_answer_until: (isEarly(facts) && dispute?.sellerDueAt.toISOString()) || null,
      waits_hours: split && (await waits(tx, purchase)) ? appealHours : 0,
      sentence: split
        ? splitSentence(split, heldKobo)
        : await stayingSentence(tx, transition, { purchase, staffId: input.staffId }),
    };
  });
}

async function waits(tx: Tx, { priceKobo }: { priceKobo: number }): Promise<boolean> {
  const { value: payment } = await readSection(tx, 'payment');
  return priceKobo >= koboFromNaira(payment.appealThreshold);
}

/** Of a decision that moves no money. */
async function stayingSentence(
  tx: Tx,
  transition: ResolutionType,
  about: Parameters<typeof hasOtherDecider>[1],
): Promise<string> {
  if (transition === 'replacement')
    return 'The buyer gets the new credentials and a new window to check them. The money stays in escrow.';
  const who = (await hasOtherDecider(tx, about))
    ? 'Another member of staff decides.'
    : 'No other member of staff can decide it now, so it stays with you.';
  return `${who} The money stays in escrow.`;
}

function splitSentence(split: Settlement, heldKobo: number): string {
  if (split.payoutKobo + split.feeKobo === 0)
    return `The buyer gets ${nairaText(split.refundedKobo)} back, and no fee is taken.`;
  const held = heldKobo === 0 ? '' : `, of which ${nairaText(heldKobo)} is held until cover ends`;
  const seller = `the seller ${nairaText(split.payoutKobo)}${held}, and Oja keeps a fee of ${nairaText(split.feeKobo)}.`;
  return split.refundedKobo === 0
    ? `The buyer gets nothing back, ${seller}`
    : `The buyer gets ${nairaText(split.refundedKobo)} back, ${seller}`;
}
