/** Guards of rulings, appeals, claims in cover and recalls. What a row means stands in mutations.mjs. */
const modules = 'server/src/modules';

export const disputeMutations = [
  {
    guard: 'a party of a dispute who is staff is not asked to decide it',
    file: `${modules}/trade/purchases/list-case-staff.ts`,
    find: 'staff.filter((id) => id !== buyerId && id !== sellerId)',
    put: 'staff',
    tests: [`${modules}/trade/disputes/parties-who-are-staff.test.ts`],
  },
  {
    guard: 'who approved a ruling does not decide its appeal',
    file: 'server/src/domain/dispute/decide-appeal.ts',
    find: 'staffId === ruling.decidedBy || staffId === barredApproverId',
    put: 'staffId === ruling.decidedBy',
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
    file: `${modules}/trade/cover/sold-on.queries.ts`,
    find: "  if (sale === 'completed') throw new Refusal('account_sold_on');\n",
    put: '',
    tests: [`${modules}/trade/cover/sold-on.test.ts`],
  },
  {
    guard: 'no claim is upheld while the account is being sold on',
    file: `${modules}/trade/cover/sold-on.queries.ts`,
    find: "if (sale === 'open')",
    put: 'if (false)',
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
    guard: 'no person is barred who was paid to the account before the seller',
    file: `${modules}/trade/recalls/follow-recalls.ts`,
    find: ' where paid_at > own_paid_at',
    put: '',
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
  {
    guard: 'no person is stopped from selling who was paid before a barred one',
    file: `${modules}/trade/recalls/require-may-sell.ts`,
    find: 'other.paid_at < other.own_paid_at',
    put: 'true',
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
  {
    guard: 'closing an account lifts no bar',
    file: `${modules}/money/payouts/erase-destinations.ts`,
    find: "case when u.selling_stop = 'barred' then w.recipient_code end",
    put: 'null',
    tests: [`${modules}/trade/recalls/barred-by-bank-account.test.ts`],
  },
  {
    guard: 'staff read no report about them on the page of who sent it',
    file: `${modules}/portals/person-page/record-sources.ts`,
    find: ' and r.owner_id is distinct from ',
    put: ' and null is distinct from ',
    tests: [`${modules}/portals/person-page/person-page.test.ts`],
  },
];
