/** How long a seller has to answer a dispute. Every sentence that names the time is built from it. */
export const sellerAnswerHours = 72;

/** How much longer staff can make that time, once in a dispute. */
export const extensionHours = [24, 48, 72] as const;

/** How long a side can appeal against a ruling. */
export const appealHours = 48;
