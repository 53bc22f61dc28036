/** How long a seller has to answer a dispute. Every sentence that names the time is built from it. */
export const sellerAnswerHours = 72;

/** How much longer staff can make that time, once in a dispute. */
export const extensionHours = [24, 48, 72] as const;

/** How long a side can appeal against a ruling. */
export const appealHours = 48;

/** Pictures that go along with one dispute, statement or claim. */
export const evidencePicturesAtMost = 5;

/** Of the disputes about one purchase; the next one ends by a settlement or a decision. */
export const disputeWithdrawalsAtMost = 2;
