/** The case of a dispute, as its parties open it. */
export const caseLink = (purchaseId: string) => `/dashboard/disputes/${purchaseId}` as const;

/** The same case in the admin portal. */
export const staffCaseLink = (purchaseId: string) => `/admin/transactions?case=${purchaseId}` as const;
