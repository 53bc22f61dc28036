/** Waiting time of payout destinations: how long payouts wait after a new destination, a changed password or a changed name. */
export const payoutWaitHours = 24;
