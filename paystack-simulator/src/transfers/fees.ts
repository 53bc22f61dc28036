/** ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above. */
export function transferFeeKobo(amountKobo: number): number {
  if (amountKobo <= 500_000) return 1_000;
  return amountKobo <= 5_000_000 ? 2_500 : 5_000;
}

/** ₦50 from ₦10,000 on, paid by the sender. */
export function stampDutyKobo(amountKobo: number): number {
  return amountKobo >= 1_000_000 ? 5_000 : 0;
}
