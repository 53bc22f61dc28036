import type { DifferenceKind, GatewayComparison, GatewayDifference } from '@oja/contract/gateway-comparison';
import { nairaFromKobo, nairaText } from '@oja/contract/money';
import { settlesHours } from '../../../domain/comparison/comparison-window.ts';
import { differenceRules } from '../../../domain/comparison/difference-kinds.ts';
import type { ComparisonRow, DifferenceRow } from './comparison.store.ts';

type Facts = Pick<
  DifferenceRow,
  'kind' | 'reference' | 'hereKobo' | 'hereStatus' | 'thereKobo' | 'thereStatus'
>;

const here = ({ hereKobo }: Facts) => nairaText(hereKobo ?? 0);
const there = ({ thereKobo }: Facts) => nairaText(thereKobo ?? 0);
const statusThere = ({ thereStatus }: Facts) => thereStatus ?? 'nothing';

/** One sentence for each kind, with the values of both sides. */
const sentences: Record<DifferenceKind, (facts: Facts) => string> = {
  payment_missing_here: (facts) =>
    `${there(facts)} were paid at Paystack under the reference ${facts.reference}, which is not in our books.`,
  payment_not_credited: (facts) =>
    `${there(facts)} were paid at Paystack for ${facts.reference} more than ${settlesHours} hours ago, but no wallet was credited.`,
  payment_missing_there: (facts) =>
    `Our books have ${here(facts)} for ${facts.reference}, but ${facts.thereStatus === null ? 'Paystack does not know it' : `at Paystack it is ${facts.thereStatus}`}.`,
  payment_amount_differs: (facts) =>
    `Our books have ${here(facts)} for ${facts.reference} (${facts.hereStatus}), but Paystack was paid ${there(facts)}.`,
  payment_taken_back: (facts) =>
    `Paystack gave ${there(facts)} back for ${facts.reference}, but our books still have ${here(facts)}.`,
  transfer_missing_here: (facts) =>
    `Paystack has a transfer of ${there(facts)} (${facts.reference}, ${statusThere(facts)}) that no withdrawal asked for.`,
  transfer_missing_there: (facts) =>
    `Our books say that the withdrawal ${facts.reference} of ${here(facts)} was paid, but Paystack never heard of it.`,
  transfer_amount_differs: (facts) =>
    `The withdrawal ${facts.reference} is ${here(facts)} in our books and ${there(facts)} at Paystack.`,
  transfer_contradicts: (facts) =>
    `The withdrawal ${facts.reference} of ${here(facts)} is ${facts.hereStatus} in our books, but ${statusThere(facts)} at Paystack.`,
  transfer_behind: (facts) =>
    `Paystack has said ${statusThere(facts)} about the withdrawal ${facts.reference} of ${here(facts)} for more than ${settlesHours} hours, which is still ${facts.hereStatus} in our books.`,
  settlement_contradicts: (facts) =>
    `Our books have ${here(facts)} at the bank for ${facts.reference}, but Paystack now says ${statusThere(facts)} for ${there(facts)}.`,
  balance_differs: (facts) => {
    const gapKobo = (facts.thereKobo ?? 0) - (facts.hereKobo ?? 0);
    const size = `${nairaText(Math.abs(gapKobo))} ${gapKobo > 0 ? 'more' : 'less'}`;
    return `Paystack holds ${there(facts)} ready to send, ${size} than the ${here(facts)} that our books and what is on its way account for.`;
  },
};

export function differenceSentence(facts: Facts): string {
  return sentences[facts.kind](facts);
}

export function presentDifference(row: DifferenceRow & { userId: string | null }): GatewayDifference {
  return {
    id: row.id,
    kind: row.kind,
    sentence: differenceSentence(row),
    reference: row.reference,
    freezes: differenceRules[row.kind].isViolation,
    found_at: row.foundAt.toISOString(),
    user_id: row.userId,
    withdrawal: row.withdrawalId === null ? null : row.reference,
  };
}

export function presentComparison(row: ComparisonRow): GatewayComparison {
  const { balanceKobo, booksKobo, sentKobo } = row;
  return {
    id: row.id,
    done: row.status === 'done',
    why: row.why,
    from: row.fromAt.toISOString(),
    to: row.toAt.toISOString(),
    finished_at: row.finishedAt.toISOString(),
    payments: row.payments,
    transfers: row.transfers,
    settlements: row.settlements,
    balance:
      balanceKobo === null || booksKobo === null || sentKobo === null
        ? null
        : {
            there: nairaFromKobo(balanceKobo),
            here: nairaFromKobo(booksKobo - sentKobo),
            on_its_way: nairaFromKobo(sentKobo),
          },
  };
}
