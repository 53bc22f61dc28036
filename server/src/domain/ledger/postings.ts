import type { BalanceMovementKind } from '@oja/contract/gateway-balance';
import type { AdjustmentDirection, AdjustmentKind } from '@oja/contract/wallet-adjustments';
import { balanceMovements } from './balance-movements.ts';
import { account } from './chart-of-accounts.ts';
import { credit, debit, type Posting } from './posting.ts';
import { purchasePostings } from './purchase-postings.ts';

/**
 * The posting of each business fact. Keys are derived from the fact, so that it can be posted once; the two outcomes of
 * a withdrawal share a key, so that only one of them can exist.
 */
export const postings = {
  ...purchasePostings,

  /** `receivedKobo` is the amount charged, `feeKobo` Paystack's fee. */
  funding: (fact: {
    reference: string;
    paymentId: string;
    userId: string;
    amountKobo: number;
    receivedKobo: number;
    feeKobo: number;
  }): Posting => ({
    key: `fund:${fact.reference}`,
    kind: 'funding',
    subjectId: fact.paymentId,
    memo: 'Wallet funding by Paystack',
    legs: [
      debit(account.platform('paystack_unsettled'), fact.receivedKobo - fact.feeKobo),
      debit(account.platform('psp_fees'), fact.feeKobo - (fact.receivedKobo - fact.amountKobo)),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),

  fundingFee: (fact: { reference: string; paymentId: string; feeKobo: number }): Posting => ({
    key: `fundfee:${fact.reference}`,
    kind: 'funding_fee',
    subjectId: fact.paymentId,
    memo: 'Fee of a payment, learnt later',
    legs: [
      debit(account.platform('psp_fees'), fact.feeKobo),
      credit(account.platform('paystack_unsettled'), fact.feeKobo),
    ],
  }),

  parkedFunding: (fact: { reference: string; paymentId: string | null; amountKobo: number }): Posting => ({
    key: `fundx:${fact.reference}`,
    kind: 'funding_parked',
    subjectId: fact.paymentId,
    memo: 'A payment that matches no request',
    legs: [
      debit(account.platform('paystack_unsettled'), fact.amountKobo),
      credit(account.platform('suspense'), fact.amountKobo),
    ],
  }),

  /** Two members of staff decided whose it is. */
  parkedCredited: (fact: ParkedFact): Posting => ({
    key: `fundx:${fact.reference}:settle`,
    kind: 'funding_credited',
    subjectId: fact.paymentId,
    memo: 'Wallet funding by Paystack, after a check',
    legs: [
      debit(account.platform('suspense'), fact.amountKobo),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),

  /** It was refunded to the payer through Paystack. */
  parkedReturned: (fact: ParkedFact): Posting => ({
    key: `fundx:${fact.reference}:settle`,
    kind: 'funding_sent_back',
    subjectId: fact.paymentId,
    memo: 'A payment that matched no request was sent back',
    legs: [
      debit(account.platform('suspense'), fact.amountKobo),
      credit(account.platform('paystack_unsettled'), fact.amountKobo),
    ],
  }),

  /** A returned withdrawal of a closed account was paid out from our own bank account. */
  parkedPaidOut: (fact: ParkedFact): Posting => ({
    key: `fundx:${fact.reference}:settle`,
    kind: 'withdrawal_paid_by_hand',
    subjectId: fact.paymentId,
    memo: 'A returned withdrawal was paid from our bank account',
    legs: [
      debit(account.platform('suspense'), fact.amountKobo),
      credit(account.platform('bank'), fact.amountKobo),
    ],
  }),

  /** Two members of staff gave money to a wallet from the platform's own account, or took it back. */
  walletAdjusted: (fact: {
    adjustmentId: string;
    userId: string;
    kind: AdjustmentKind;
    direction: AdjustmentDirection;
    amountKobo: number;
  }): Posting => {
    const wallet = account.wallet(fact.userId);
    const own = account.platform('adjustments');
    const [from, to] = fact.direction === 'credit' ? [own, wallet] : [wallet, own];
    return {
      key: `adjustment:${fact.adjustmentId}`,
      kind: 'adjustment',
      subjectId: fact.adjustmentId,
      memo: fact.kind === 'goodwill' ? 'Goodwill of Oja' : 'Correction by our team',
      legs: [debit(from, fact.amountKobo), credit(to, fact.amountKobo)],
    };
  },

  withdrawalHold: (fact: {
    withdrawalId: string;
    userId: string;
    amountKobo: number;
    destination: string;
  }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:hold`,
    kind: 'withdrawal',
    subjectId: fact.withdrawalId,
    memo: `Withdrawal to ${fact.destination}`,
    legs: [
      debit(account.wallet(fact.userId), fact.amountKobo),
      credit(account.withdrawalHold(fact.withdrawalId), fact.amountKobo),
    ],
  }),

  withdrawalPaid: (fact: { withdrawalId: string; amountKobo: number; feeKobo: number }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:settle`,
    kind: 'withdrawal_paid',
    subjectId: fact.withdrawalId,
    memo: 'Withdrawal paid out',
    legs: [
      debit(account.withdrawalHold(fact.withdrawalId), fact.amountKobo),
      credit(account.platform('paystack_balance'), fact.amountKobo - fact.feeKobo),
      credit(account.platform('withdrawal_fees'), fact.feeKobo),
    ],
  }),

  withdrawalReturned: (fact: {
    withdrawalId: string;
    userId: string;
    amountKobo: number;
    why: string;
  }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:settle`,
    kind: 'withdrawal_returned',
    subjectId: fact.withdrawalId,
    memo: fact.why,
    legs: [
      debit(account.withdrawalHold(fact.withdrawalId), fact.amountKobo),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),

  /** The bank returned a paid withdrawal: the user gets the whole amount, including the fee. */
  withdrawalReversed: (fact: {
    withdrawalId: string;
    userId: string;
    amountKobo: number;
    feeKobo: number;
  }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:reversal`,
    kind: 'withdrawal_returned',
    subjectId: fact.withdrawalId,
    memo: 'Withdrawal sent back by the bank',
    legs: [
      debit(account.platform('paystack_balance'), fact.amountKobo - fact.feeKobo),
      debit(account.platform('withdrawal_fees'), fact.feeKobo),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),

  /** The bank returned it after the account was closed. It shares the key of a reversal, of which there is one. */
  withdrawalParked: (fact: { withdrawalId: string; amountKobo: number; feeKobo: number }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:reversal`,
    kind: 'withdrawal_parked',
    subjectId: fact.withdrawalId,
    memo: 'Withdrawal sent back by the bank after the account was closed',
    legs: [
      debit(account.platform('paystack_balance'), fact.amountKobo - fact.feeKobo),
      debit(account.platform('withdrawal_fees'), fact.feeKobo),
      credit(account.platform('suspense'), fact.amountKobo),
    ],
  }),

  withdrawalGatewayFee: (fact: { withdrawalId: string; feeKobo: number }): Posting => ({
    key: `withdrawal:${fact.withdrawalId}:gateway-fee`,
    kind: 'withdrawal_gateway_fee',
    subjectId: fact.withdrawalId,
    memo: 'What Paystack charged for the transfer',
    legs: [
      debit(account.platform('psp_fees'), fact.feeKobo),
      credit(account.platform('paystack_balance'), fact.feeKobo),
    ],
  }),

  gatewaySettled: (fact: { settlementId: number; amountKobo: number }): Posting => ({
    key: `settlement:${fact.settlementId}`,
    kind: 'gateway_settlement',
    subjectId: null,
    memo: `Settlement ${fact.settlementId}: Paystack paid to our bank account`,
    legs: [
      debit(account.platform('bank'), fact.amountKobo),
      credit(account.platform('paystack_unsettled'), fact.amountKobo),
    ],
  }),

  /** Movements of the balance at Paystack that Paystack does not list, recorded by staff. */
  balanceMoved: (fact: {
    movementId: string;
    kind: BalanceMovementKind;
    amountKobo: number;
    reason: string;
  }): Posting => ({
    key: `${fact.kind}:${fact.movementId}`,
    kind: `balance_${fact.kind}`,
    subjectId: fact.movementId,
    memo: fact.reason,
    legs: [
      debit(account.platform(balanceMovements[fact.kind].to), fact.amountKobo),
      credit(account.platform(balanceMovements[fact.kind].from), fact.amountKobo),
    ],
  }),

  chargebackHold: (fact: { chargebackId: string; userId: string; heldKobo: number }): Posting => ({
    key: `chargeback:${fact.chargebackId}:hold`,
    kind: 'chargeback_hold',
    subjectId: fact.chargebackId,
    memo: 'Held while a bank asks for a payment back',
    legs: [
      debit(account.wallet(fact.userId), fact.heldKobo),
      credit(account.chargebackHold(fact.chargebackId), fact.heldKobo),
    ],
  }),

  chargebackLost: (fact: {
    chargebackId: string;
    userId: string;
    amountKobo: number;
    heldKobo: number;
  }): Posting => ({
    key: `chargeback:${fact.chargebackId}:settle`,
    kind: 'chargeback_lost',
    subjectId: fact.chargebackId,
    memo: 'A payment was taken back by the bank',
    legs: [
      debit(account.chargebackHold(fact.chargebackId), fact.heldKobo),
      debit(account.receivable(fact.userId), fact.amountKobo - fact.heldKobo),
      credit(account.platform('paystack_unsettled'), fact.amountKobo),
    ],
  }),

  chargebackWon: (fact: { chargebackId: string; userId: string; heldKobo: number }): Posting => ({
    key: `chargeback:${fact.chargebackId}:settle`,
    kind: 'chargeback_won',
    subjectId: fact.chargebackId,
    memo: 'Released: the payment stands',
    legs: [
      debit(account.chargebackHold(fact.chargebackId), fact.heldKobo),
      credit(account.wallet(fact.userId), fact.heldKobo),
    ],
  }),

  /** Each repaid part begins where the last one ended, which makes its key unique. */
  debtRecovered: (fact: {
    debtId: string;
    source: 'chargeback' | 'claim';
    userId: string;
    takenKobo: number;
    recoveredKobo: number;
  }): Posting => ({
    key: `debt:${fact.debtId}:recovery:${fact.recoveredKobo}`,
    kind: 'debt_recovered',
    subjectId: fact.debtId,
    memo:
      fact.source === 'chargeback'
        ? 'Paid back: a payment that the bank took back'
        : 'Paid back: a claim of a buyer that was upheld',
    legs: [
      debit(account.wallet(fact.userId), fact.takenKobo),
      credit(account.receivable(fact.userId), fact.takenKobo),
    ],
  }),

  /** `period` counts over all plans of the user, so that each period is paid once. */
  subscription: (fact: {
    userId: string;
    plan: { id: string; name: string };
    period: number;
    priceKobo: number;
  }): Posting => ({
    key: `sub:${fact.userId}:${fact.plan.id}:${fact.period}`,
    kind: 'subscription',
    subjectId: fact.plan.id,
    memo: `${fact.plan.name} seller plan`,
    legs: [
      debit(account.wallet(fact.userId), fact.priceKobo),
      credit(account.platform('subscriptions'), fact.priceKobo),
    ],
  }),

  referralReward: (fact: { friendId: string; referrerId: string; rewardKobo: number }): Posting => ({
    key: `referral:${fact.friendId}`,
    kind: 'referral',
    subjectId: fact.friendId,
    memo: 'Referral reward: a friend made a first purchase',
    legs: [
      debit(account.platform('marketing'), fact.rewardKobo),
      credit(account.wallet(fact.referrerId), fact.rewardKobo),
    ],
  }),

  /** The owners' deposit into the bank account before the first payment. */
  openingCapital: (fact: { amountKobo: number }): Posting => ({
    key: 'opening:capital',
    kind: 'opening_capital',
    subjectId: null,
    memo: 'Opening capital',
    legs: [
      debit(account.platform('bank'), fact.amountKobo),
      credit(account.platform('opening_capital'), fact.amountKobo),
    ],
  }),

  openingBalance: (fact: { userId: string; amountKobo: number }): Posting => ({
    key: `opening:${fact.userId}`,
    kind: 'opening_balance',
    subjectId: fact.userId,
    memo: 'Opening balance',
    legs: [
      debit(account.platform('bank'), fact.amountKobo),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),
};

interface ParkedFact {
  reference: string;
  paymentId: string;
  userId: string;
  amountKobo: number;
}
