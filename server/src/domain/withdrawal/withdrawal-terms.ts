/** The fee and the duration of each method, as the withdrawal dialog shows them. */
export const methodTerms = {
  bank: { feeSetting: 'bankWithdrawalFee', duration: '1-3 business days' },
  card: { feeSetting: 'cardWithdrawalFee', duration: 'Instant' },
  mobile: { feeSetting: 'mobileWithdrawalFee', duration: 'Instant' },
} as const;

/** Wallet institutions that take transfers like a bank; the phone number without its leading zero is the account. */
export const mobileProviders = [
  { name: 'OPay', code: '999992' },
  { name: 'PalmPay', code: '999991' },
  { name: 'MTN MoMo PSB', code: '120003' },
] as const;

/** How long a withdrawal can be cancelled before it is sent. */
export const cancelGraceMs = 10_000;
