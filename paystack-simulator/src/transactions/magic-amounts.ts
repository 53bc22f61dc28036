/** Amounts with certain kobo endings are charged wrongly on purpose, to test the client's checks. */
export function chargedInstead(requestedKobo: number): { amount: number; currency: string } {
  switch (requestedKobo % 100) {
    case 13:
      // Less than requested, the dangerous direction; a tiny amount cannot be lowered and is raised.
      return {
        amount: requestedKobo > 2_000 ? requestedKobo - 1_000 : requestedKobo + 1_000,
        currency: 'NGN',
      };
    case 14:
      return { amount: requestedKobo, currency: 'GHS' };
    default:
      return { amount: requestedKobo, currency: 'NGN' };
  }
}
