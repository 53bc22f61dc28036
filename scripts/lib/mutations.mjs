import { approvalMutations } from './approval-mutations.mjs';
import { disputeMutations } from './dispute-mutations.mjs';
import { inputMutations } from './input-mutations.mjs';
import { officeMutations } from './office-mutations.mjs';
import { proofMutations } from './proof-mutations.mjs';
import { purchaseMutations } from './purchase-mutations.mjs';

/**
 * Guards of the money and of the back office, each taken away once by a small change of its text. `tests` are the files that must notice.
 * A change whose text is no longer found is an error, so that the table follows the code.
 */
const modules = 'server/src/modules';
const domain = 'server/src/domain';
const ledger = `${modules}/money/ledger/ledger.test.ts`;
const funding = `${modules}/money/funding/funding.test.ts`;
const payments = `${modules}/money/funding/payment-races.test.ts`;
const closing = `${modules}/money/funding/closing.test.ts`;
const payouts = `${modules}/money/payouts/payouts.test.ts`;
const outcomes = `${modules}/money/payouts/gateway-outcomes.test.ts`;
const destinations = `${modules}/money/payouts/destinations.test.ts`;
const races = `${modules}/money/payouts/payout-races.test.ts`;
const policy = `${domain}/payout-destination/decide-destination.test.ts`;
const accounts = `${modules}/money/bank-accounts/bank-accounts.test.ts`;

const moneyMutations = [
  {
    guard: 'a wallet never goes below zero',
    file: 'server/migrations/0003_ledger.sql',
    find: 'default 0 check (balance >= 0)',
    put: 'default 0',
    tests: [ledger, payouts],
  },
  {
    guard: 'a key posts once: other input under it is refused',
    file: 'server/migrations/0004_wallet.sql',
    find: 'if v_old.input_hash <> v_hash then',
    put: 'if false then',
    tests: [ledger],
  },
  {
    guard: 'balances are locked in one order',
    file: 'server/migrations/0004_wallet.sql',
    find: '  perform from ledger_balances where account_id = any (v_ids) order by account_id for no key update;\n',
    put: '',
    tests: [ledger],
  },
  {
    guard: 'entries are never changed',
    file: 'server/migrations/0003_ledger.sql',
    find: 'create trigger append_only before update or delete on ledger_entries for each row execute function ledger_refuse();',
    put: 'create trigger append_only before update or delete on ledger_entries for each row when (false) execute function ledger_refuse();',
    tests: [ledger],
  },
  {
    guard: 'a transfer sums to zero',
    file: 'server/migrations/0003_ledger.sql',
    find: 'having sum(amount) <> 0 or count(*) < 2 limit 1',
    put: 'having false limit 1',
    tests: [ledger],
  },
  {
    guard: 'entries belong to the transaction of their transfer',
    file: 'server/migrations/0003_ledger.sql',
    find: 'where t.transaction <> pg_current_xact_id() limit 1',
    put: 'where false limit 1',
    tests: [ledger],
  },
  {
    guard: 'a payment is looked at again under its lock',
    file: `${modules}/money/funding/confirm-funding.ts`,
    find: "if (locked.status === 'open') return settle(tx, deps, locked, { charge, isAccountClosed });",
    put: 'return settle(tx, deps, locked, { charge, isAccountClosed });',
    tests: [funding, `${modules}/portals/money-watch/crash-points.test.ts`],
  },
  {
    guard: 'the amount paid is the amount asked for',
    file: `${domain}/funding/decide-funding.ts`,
    find: 'if (!exact && !withFees) {',
    put: 'if (false) {',
    tests: [funding],
  },
  {
    guard: 'only naira are credited',
    file: `${domain}/funding/decide-funding.ts`,
    find: "if (charge.currency !== 'NGN')",
    put: 'if (false)',
    tests: [funding],
  },
  {
    guard: 'only what Paystack calls a success is credited',
    file: `${domain}/funding/decide-funding.ts`,
    find: "if (charge.status !== 'success') return { kind: 'wait' };",
    put: '',
    tests: [funding],
  },
  {
    guard: 'only who started a payment may ask about it',
    file: `${modules}/money/funding/payment.queries.ts`,
    find: "    .where('userId', '=', input.userId)\n",
    put: '',
    tests: [funding],
  },
  {
    guard: 'events are signed',
    file: `${modules}/money/paystack-events/receive-event.ts`,
    find: 'if (!deps.paystack.isSigned(bytes, signature)) {',
    put: 'if (signature === undefined) {',
    tests: [funding],
  },
  {
    guard: 'the browser comes back to Oja',
    file: `${modules}/money/funding/start-payment.ts`,
    find: "if ((!sameOrigin && !sameMachine) || given.username !== '')",
    put: 'if (false)',
    tests: [funding],
  },
  {
    guard: 'one page is handed out for one request to pay',
    file: `${modules}/money/funding/start-payment.ts`,
    find: '    await lockPayment(tx, requestId);\n    const stored = await findPage(tx, requestId);',
    put: '    const stored = undefined as PaymentPage | undefined;',
    tests: [payments],
  },
  {
    guard: 'the reference of a payment never changes',
    file: 'server/migrations/0067_payment_attempts.sql',
    find: 'revoke update on payments from oja_app;',
    put: '',
    tests: [payments],
  },
  {
    guard: 'a payment for a closed account is parked',
    file: `${domain}/funding/decide-funding.ts`,
    find: 'if (expected.isAccountClosed) {',
    put: 'if (false) {',
    tests: [closing],
  },
  {
    guard: 'an account with a debt is not closed',
    file: `${modules}/money/funding/unfinished-funding.ts`,
    find: 'debtKobo > 0',
    put: 'false',
    tests: [closing],
  },
  {
    guard: 'an account with an open payment is not closed',
    file: `${modules}/money/funding/unfinished-funding.ts`,
    find: 'const open = rows.find(mayStillBePaid);',
    put: 'const open = rows.find(() => false);',
    tests: [closing],
  },
  {
    guard: 'an account with a parked payment is not closed',
    file: `${modules}/money/funding/unfinished-funding.ts`,
    find: 'if (parked === undefined) return undefined;',
    put: "if (parked === undefined || 'amountKobo' in parked) return undefined;",
    tests: [closing],
  },
  {
    guard: 'a parked payment is not credited to a closed account',
    file: `${modules}/money/parked-payments/decide-parked.ts`,
    find: "if (isErased) throw new Refusal('account_closed');",
    put: '',
    tests: [closing],
  },
  {
    guard: 'a withdrawal that comes back for a closed account is parked',
    file: `${modules}/money/payouts/settle-withdrawal.ts`,
    find: 'if (settlement.isAccountClosed &&',
    put: 'if (settlement.isAccountClosed === null &&',
    tests: [`${modules}/money/payouts/returned-after-closing.test.ts`],
  },
  {
    guard: 'withdrawals of one person are decided one after the other',
    file: `${modules}/money/bank-accounts/owner.store.ts`,
    find: '    .forNoKeyUpdate()\n',
    put: '',
    tests: [payouts, outcomes, races],
  },
  {
    guard: 'a row that a poll cannot handle is put off, and the rest is handled',
    file: `${modules}/platform/row-polls/poll-rows.ts`,
    find: '      if (isDatabaseOut(error)) throw error;\n',
    put: '      throw error;\n',
    tests: [`${modules}/platform/row-polls/row-polls.test.ts`],
  },
  {
    guard: 'an event whose job is lost is handled by its poll',
    file: `${modules}/money/paystack-events/poll-events.ts`,
    find: "    .where('handledAt', 'is', null)\n",
    put: "    .where('handledAt', 'is not', null)\n",
    tests: [`${modules}/platform/row-polls/row-polls.test.ts`],
  },
  {
    guard: 'a withdrawal moves only as its table says',
    file: `${modules}/money/payouts/settle-withdrawal.ts`,
    find: "if (move.kind !== 'allowed') throw stateConflict(row);",
    put: "if (move.kind !== 'allowed') return;",
    tests: [payouts, outcomes],
  },
  {
    guard: 'no answer is not a failure',
    file: `${modules}/money/payouts/advance-withdrawal.ts`,
    find: "await waitForGateway(deps, withdrawalId, { gatewayStatus: 'unclear' });",
    put: "await refuse(deps, withdrawalId, 'No answer.');",
    tests: [payouts, outcomes],
  },
  {
    guard: 'a duplicate reference means accepted, not refused',
    file: `${modules}/money/payouts/advance-withdrawal.ts`,
    find: 'if (known) return applyTransfer(deps, row.id, known);',
    put: "if (known) return refuse(deps, row.id, 'Refused.');",
    tests: [payouts, outcomes, `${modules}/portals/money-watch/crash-points.test.ts`],
  },
  {
    guard: 'the attempt is written down before it is made',
    file: `${modules}/money/payouts/advance-withdrawal.ts`,
    find: 'const reserved = await reserveAttempt(deps, row, knownRecipient);',
    put: 'const reserved = { recipientCode: knownRecipient };',
    tests: [payouts, outcomes],
  },
  {
    guard: 'another amount than ours stops everything',
    file: `${domain}/withdrawal/decide-transfer.ts`,
    find: "if (transfer.amountKobo !== withdrawal.netKobo) return { kind: 'contradiction' };",
    put: '',
    tests: [payouts, outcomes],
  },
  {
    guard: 'a freeze stops sending',
    file: `${modules}/money/payouts/lock-sendable.ts`,
    find: "if (await readFreezeUnderLock(tx)) return 'payouts_frozen';",
    put: '',
    tests: [outcomes, races],
  },
  {
    guard: 'a freeze waits for the transfers that are being reserved',
    file: `${modules}/money/payouts/freeze-payouts.ts`,
    find: 'select pg_advisory_xact_lock(',
    put: 'select pg_advisory_xact_lock_shared(',
    tests: [races],
  },
  {
    guard: 'an account whose holder no longer matches is paid nothing',
    file: `${modules}/money/payouts/lock-sendable.ts`,
    find: "destination.kind === 'in_review' ? 'destination_in_review' : undefined",
    put: 'undefined',
    tests: [destinations, races],
  },
  {
    guard: 'the word of staff about a holder counts for the name they compared',
    file: `${domain}/payout-destination/decide-destination.ts`,
    find: 'holder.approvedForName !== null && holder.approvedForName === holder.personName',
    put: 'holder.approvedForName !== null',
    tests: [destinations, policy],
  },
  {
    guard: 'withdrawals wait a day after a change of name',
    file: `${domain}/withdrawal/decide-withdrawal.ts`,
    find: "if (afterName) return { reason: 'name_changed', until: afterName };",
    put: '',
    tests: [destinations, `${domain}/withdrawal/withdrawal.test.ts`],
  },
  {
    guard: 'only the first destination can be used at once, with a confirmed address and a second factor',
    file: `${domain}/payout-destination/decide-destination.ts`,
    find: 'facts.linkedBefore === 0 && facts.emailConfirmed && facts.hasSecondFactor',
    put: 'facts.linkedBefore === 0 && facts.emailConfirmed',
    tests: [accounts, policy],
  },
  {
    guard: 'another card with the same last digits is another card',
    file: `${modules}/money/funding/payment-card.store.ts`,
    find: '(row.signature === null || card.signature === null) &&\n      openCardCode(deps, row) === card.authorizationCode',
    put: 'row !== undefined',
    tests: [destinations],
  },
  {
    guard: 'a withdrawal that succeeded is answered before the gateway is asked',
    file: `${modules}/money/payouts/request-withdrawal.ts`,
    find: '  if (!(await hasRun(deps.db, keyedCall))) {\n',
    put: '  {\n',
    tests: [destinations],
  },
  {
    guard: 'one request key is one withdrawal',
    file: 'server/src/http/idempotency.ts',
    find: 'if (key === undefined) return inTransaction(db, useCase);',
    put: 'return inTransaction(db, useCase);',
    tests: [payouts, outcomes],
  },
  {
    guard: 'a new account waits a day',
    file: `${domain}/payout-destination/decide-destination.ts`,
    find: "if (facts.usableFrom > facts.now) return { kind: 'waits', until: facts.usableFrom };",
    put: '',
    tests: [payouts, policy],
  },
  {
    guard: 'a bank account is linked once',
    file: 'server/migrations/0004_wallet.sql',
    find: "create unique index bank_accounts_once on bank_accounts (user_id, fingerprint) where status <> 'removed';",
    put: "create index bank_accounts_once on bank_accounts (user_id, fingerprint) where status <> 'removed';",
    tests: [accounts],
  },
  {
    guard: 'an account that is used stays',
    file: `${modules}/money/bank-accounts/bank-account.store.ts`,
    find: "if (used !== undefined) throw new Refusal('bank_account_in_use');",
    put: '',
    tests: [accounts],
  },
  {
    guard: 'only an own account can be linked',
    file: `${modules}/money/bank-accounts/check-account.ts`,
    find: "if (state !== 'refused') return state;",
    put: "return state === 'refused' ? 'active' : state;",
    tests: [accounts],
  },
  {
    guard: 'an account with money in its wallet stays open',
    file: `${modules}/portals/account-closing/delete-account.ts`,
    find: "if (details.length > 0) throw new Refusal('account_has_open_business', { message, details });",
    put: '',
    tests: [payouts, outcomes],
  },
  {
    guard: 'a parked payment that was credited is held when a bank asks it back',
    file: `${modules}/money/chargebacks/chargeback.queries.ts`,
    find: 'isInWallet: decision !== undefined',
    put: 'isInWallet: false',
    tests: [`${modules}/money/parked-payments/parked-payments.test.ts`],
  },
  {
    guard: 'nothing is decided about a parked payment that a bank asks back',
    file: `${modules}/money/parked-payments/decide-parked.ts`,
    find: "  if (chargeback === 'open') throw new Refusal('chargeback_open', { message: parkedChargebackTexts.open });\n",
    put: '',
    tests: [`${modules}/money/parked-payments/parked-payments.test.ts`],
  },
  {
    guard: 'a parked payment that a bank took back is not credited',
    file: `${modules}/money/parked-payments/decide-parked.ts`,
    find: "  if (chargeback === 'lost') throw new Refusal('state_conflict', { message: parkedChargebackTexts.lost });\n",
    put: '',
    tests: [`${modules}/money/parked-payments/parked-payments.test.ts`],
  },
  {
    guard: 'parts of a large withdrawal wait for a release',
    file: 'server/src/domain/withdrawal/release-rules.ts',
    find: 'thresholdKobo - withdrawnTodayKobo',
    put: 'thresholdKobo',
    tests: [`${modules}/portals/approvals/withdrawal-release.test.ts`],
  },
  {
    guard: 'an open chargeback holds the payouts of the person',
    file: `${modules}/money/chargebacks/chargebacks.ts`,
    find: "  await placeHold(tx, { userId, subjectId: chargebackId, reason: 'chargeback', at: now });\n",
    put: '',
    tests: [`${modules}/money/chargebacks/chargebacks.test.ts`],
  },
  {
    guard: 'two chargebacks of a payment claim no more than it brought',
    file: `${modules}/money/chargebacks/chargebacks.ts`,
    find: 'Math.min(question.amountKobo, credited.restKobo)',
    put: 'Math.min(question.amountKobo, credited.amountKobo)',
    tests: [`${modules}/money/chargebacks/chargebacks.test.ts`],
  },
  {
    guard: 'the person is locked when a bank asks back',
    file: `${modules}/money/chargebacks/chargebacks.ts`,
    find: '    await lockOwner(tx, found.userId);\n',
    put: '',
    tests: [`${modules}/money/chargebacks/chargebacks.test.ts`],
  },
  {
    guard: 'staff do not decide about their own parked payment',
    file: `${modules}/money/parked-payments/decide-parked.ts`,
    find: "  if (staff.some(({ id }) => id === payment.userId)) throw new Refusal('own_account_refused');\n",
    put: '',
    tests: [`${modules}/money/parked-payments/parked-payments.test.ts`],
  },
  {
    guard: 'staff do not decide about their own bank account',
    file: `${modules}/money/bank-accounts/decide-account.ts`,
    find: "  if (found.userId === actor.id) throw new Refusal('own_account_refused');\n",
    put: '',
    tests: [`${modules}/money/bank-accounts/bank-accounts.test.ts`],
  },
];

export const mutations = [
  ...moneyMutations.map((mutation) => ({ ...mutation, about: 'money' })),
  ...purchaseMutations.map((mutation) => ({ ...mutation, about: 'purchases' })),
  ...disputeMutations.map((mutation) => ({ ...mutation, about: 'disputes' })),
  ...officeMutations.map((mutation) => ({ ...mutation, about: 'office' })),
  ...approvalMutations.map((mutation) => ({ ...mutation, about: 'approvals' })),
  ...inputMutations.map((mutation) => ({ ...mutation, about: 'hostile' })),
  ...proofMutations.map((mutation) => ({ ...mutation, about: 'proof' })),
];
