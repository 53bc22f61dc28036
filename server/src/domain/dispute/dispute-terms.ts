const hourMs = 3_600_000;

/** The seller answers within three days; staff decide within five, or the case goes to another administrator. */
const sellerAnswersMs = 72 * hourMs;
const staffDecidesMs = 5 * 24 * hourMs;

/** More than anybody needs who does not dispute everything. */
export const openDisputesAtMost = 3;

/** Of one side in one dispute. */
export const statementsAtMost = 30;

export function disputeClocks(openedAt: Date): { sellerDueAt: Date; staffDueAt: Date } {
  return {
    sellerDueAt: new Date(openedAt.getTime() + sellerAnswersMs),
    staffDueAt: new Date(openedAt.getTime() + staffDecidesMs),
  };
}
