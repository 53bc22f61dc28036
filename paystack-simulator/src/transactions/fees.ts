/** Paystack's fee on a local payment: 1.5 %, ₦100 more from ₦2,500 on, at most ₦2,000. */
export function chargeFeeKobo(amountKobo: number): number {
  const flatKobo = amountKobo >= 250_000 ? 10_000 : 0;
  return Math.min(Math.round(amountKobo * 0.015) + flatKobo, 200_000);
}
