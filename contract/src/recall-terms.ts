/** How long a recall counts against the seller of the account. */
export const recallDays = 180;
