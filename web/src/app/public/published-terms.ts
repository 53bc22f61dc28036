/**
 * What the public pages promise in figures. They are the defaults of the platform settings, and
 * published-terms.test.ts fails when the two part.
 */
export const publishedTerms = {
  feePercent: 10,
  disputeWindowDays: 7,
  minimumDepositNaira: 100,
  minimumWithdrawalNaira: 100,
  bankWithdrawalFeeNaira: 50,
  cardWithdrawalFeeNaira: 25,
  mobileWithdrawalFeeNaira: 30,
  minimumPasswordLength: 8,
} as const;
