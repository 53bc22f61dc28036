/** Guards of rulings, appeals, claims in cover and recalls. What a row means stands in mutations.mjs. */
const modules = 'server/src/modules';

export const disputeMutations = [
  {
    guard: 'who approved a ruling does not decide its appeal',
    file: 'server/src/domain/dispute/decide-appeal.ts',
    find: 'adminId === ruling.decidedBy || adminId === barredApproverId',
    put: 'adminId === ruling.decidedBy',
    tests: [`${modules}/trade/disputes/proposed-appeal.test.ts`],
  },
  {
    guard: 'who made a ruling does not approve another one',
    file: `${modules}/trade/disputes/appeal-proposal.ts`,
    find: 'ruling && (await mustLeaveToOther(tx, { purchase, ruling }, people))',
    put: 'false',
    tests: [`${modules}/trade/disputes/proposed-appeal.test.ts`],
  },
  {
    guard: 'a large appeal needs a second member of staff',
    file: `${modules}/trade/disputes/rule-on-appeal.ts`,
    find: 'amountKobo > 0 && (await needsSecond(tx, amountKobo))',
    put: 'false',
    tests: [`${modules}/trade/disputes/proposed-appeal.test.ts`],
  },
  {
    guard: 'who sold the account on opens no claim',
    file: 'server/src/domain/cover/decide-claim.ts',
    find: "  if (facts.isSoldOn) return 'account_sold_on';\n",
    put: '',
    tests: [`${modules}/trade/cover/sold-on.test.ts`],
  },
  {
    guard: 'no claim is upheld for who sold the account on',
    file: `${modules}/trade/cover/decide-claim.ts`,
    find: "outcome === 'upheld' && (await isSoldOn(tx, purchase))",
    put: 'false',
    tests: [`${modules}/trade/cover/sold-on.test.ts`],
  },
  {
    guard: 'a proposed ruling decides its own dispute',
    file: `${modules}/trade/disputes/ruling-approval.ts`,
    find: 'decision.disputeId === undefined || decision.disputeId !== locked.dispute?.id',
    put: 'false',
    tests: [`${modules}/trade/disputes/proposed-ruling.test.ts`],
  },
  {
    guard: 'no person is barred for an account that the seller only linked',
    file: `${modules}/trade/recalls/follow-recalls.ts`,
    find: "wasPaidTo('own')} and ",
    put: 'sql`true`} and ',
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
  {
    guard: 'no person is stopped from selling because a barred one linked their account',
    file: `${modules}/trade/recalls/require-may-sell.ts`,
    find: "wasPaidTo('other')",
    put: 'sql`true`',
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
  {
    guard: 'no person is barred for an account that replaced the one that was paid',
    file: `${modules}/trade/recalls/recall.store.ts`,
    find: 'w.created_at >= ',
    put: "greatest(w.created_at, 'infinity') >= ",
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
];
