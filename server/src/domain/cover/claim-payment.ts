import { type Settlement, settle } from '../purchase/settlement.ts';

/** Who pays an upheld claim. The four parts together are the refund. */
export interface ClaimPayment {
  refundKobo: number;
  fromHeldKobo: number;
  fromWalletKobo: number;
  debtKobo: number;
  feeReturnedKobo: number;
}

/**
 * A claim is paid as if the refund had been part of the settlement: Oja returns the fee on it, the seller bears the
 * rest, from the held part, then the wallet as far as it reaches, then as a debt.
 */
export function claimPayment(
  purchase: { priceKobo: number; feeBps: number } & Settlement,
  given: { refundKobo: number; heldKobo: number; walletKobo: number },
): ClaimPayment {
  const { refundKobo, heldKobo, walletKobo } = given;
  const after = settle(purchase, purchase.refundedKobo + refundKobo);
  const borneKobo = purchase.payoutKobo - after.payoutKobo;
  const fromHeldKobo = Math.min(heldKobo, borneKobo);
  const fromWalletKobo = Math.min(walletKobo, borneKobo - fromHeldKobo);
  return {
    refundKobo,
    fromHeldKobo,
    fromWalletKobo,
    debtKobo: borneKobo - fromHeldKobo - fromWalletKobo,
    feeReturnedKobo: purchase.feeKobo - after.feeKobo,
  };
}

/** The most that a claim can return: what the buyer paid and has not got back by the settlement or an appeal. */
export function claimableKobo(
  purchase: { priceKobo: number; refundedKobo: number },
  { awardedKobo }: { awardedKobo: number },
): number {
  return Math.max(0, purchase.priceKobo - purchase.refundedKobo - awardedKobo);
}
