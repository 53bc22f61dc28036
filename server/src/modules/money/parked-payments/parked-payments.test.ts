import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, parkPayment, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { makeFinance } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { openChargeback, settleChargeback } from '../chargebacks/index.ts';
import { readBalance } from '../ledger/index.ts';

const oja = await startOjaWithPaystack();
const [first, second] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
afterEach(() => expectCleanLedger(oja));

const suspense = () => readBalance(oja.deps.db, account.platform('suspense'));
/** Asked for by its reference: the races leave more open than one page has. */
const find = async (reference: string) => {
  const { body } = await oja.call('listParkedPayments', { token: first.token, query: { search: reference } });
  return body.data.find((row) => row.reference === reference);
};
const propose = (id: string, by: Person, outcome: 'credit' | 'return' = 'credit') =>
  oja.call('proposeParkedOutcome', {
    token: by.token,
    params: { id },
    body: { outcome, reason: 'The bank took its own fee.' },
  });
const approve = (id: string, by: Person) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (id: string, by: Person) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'Not yet.' } });
/** Proposes an outcome that waits, and returns the id of the approval. */
async function waiting(id: string, by: Person, outcome?: 'credit' | 'return'): Promise<string> {
  return present((await propose(id, by, outcome)).body.data.approval).id;
}
const openAlerts = (reference: string) =>
  oja.deps.db
    .selectFrom('alerts')
    .select('id')
    .where('subject', '=', reference)
    .where('resolvedAt', 'is', null)
    .execute();

async function park(naira?: number) {
  const { person, reference } = await parkPayment(oja, naira);
  return { person, reference, row: present(await find(reference)) };
}

describe('a parked payment', () => {
  test('is listed with what was asked, what came and why', async () => {
    const { person, row } = await park();
    expect(row).toMatchObject({
      person: { id: person.id, email: person.email },
      asked: 500.13,
      why: expect.stringMatching(/^₦[\d,.]+ was paid$/),
      proposal: null,
    });
    expect(row.received).not.toBe(500.13);
    expect(row.received).toBeGreaterThan(0);
  });

  test('is credited when one administrator proposes it and another approves it, once', async () => {
    const { person, reference, row } = await park();
    const before = await suspense();
    const proposal = await waiting(row.id, first);
    expect(refusalOf(await propose(row.id, second))).toEqual([409, 'approval_waiting']);
    expect(await availableOf(oja, person)).toBe(0);
    const refused = await approve(proposal, first);
    expect(refusalOf(refused)).toEqual([403, 'second_admin_needed']);
    expect((await find(reference))?.proposal).toMatchObject({
      id: proposal,
      outcome: 'credit',
      by_id: first.id,
      own: true,
    });
    const answers = await Promise.all([approve(proposal, second), approve(proposal, second)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 approval_ended']);
    expect(await availableOf(oja, person)).toBe(row.received);
    expect(await suspense()).toBe(before - Math.round(row.received * 100));
    // Nothing is left to decide, and the person is notified.
    expect(await find(reference)).toBeUndefined();
    expect(await openAlerts(reference)).toEqual([]);
    const { body } = await oja.call('walletHistory', { token: person.token });
    expect(body.data[0]).toMatchObject({ type: 'funding', title: 'Funds added', amount: row.received });
    const notifications = await oja.call('listNotifications', { token: person.token });
    expect(notifications.body.data[0]?.event).toBe('funds_added');
    expect(refusalOf(await decline(proposal, first))).toEqual([409, 'approval_ended']);
    expect(refusalOf(await propose(row.id, first))).toEqual([409, 'state_conflict']);
  });

  test('may be recorded as returned; then it leaves suspense and no wallet is credited', async () => {
    const { person, row } = await park();
    const before = await suspense();
    expect((await approve(await waiting(row.id, second, 'return'), first)).status).toBe(200);
    expect(await availableOf(oja, person)).toBe(0);
    expect(await suspense()).toBe(before - Math.round(row.received * 100));
  });

  test('that did not come in naira cannot be credited', async () => {
    const { row } = await park(500.14);
    expect(row.received).toBe(0);
    const refused = await propose(row.id, first, 'credit');
    expect(refusalOf(refused)).toEqual([422, 'parked_amount_missing']);
    expect((await approve(await waiting(row.id, first, 'return'), second)).status).toBe(200);
  });

  test('stays open when its proposal is withdrawn, and every step is audited', async () => {
    const { row } = await park();
    const proposal = await waiting(row.id, first);
    expect((await decline(proposal, second)).status).toBe(200);
    expect(refusalOf(await approve(proposal, second))).toEqual([409, 'approval_ended']);
    expect((await approve(await waiting(row.id, second), first)).status).toBe(200);
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', row.id)
      .orderBy('position')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'approval.proposed',
      'approval.declined',
      'approval.proposed',
      'approval.approved',
      'parked_payment.settled',
    ]);
  });

  test('is not decided by the person it came from, who is staff by now', async () => {
    const { person, row } = await park();
    await makeFinance(oja, person.id);
    const own = [409, 'own_account_refused'];
    expect(refusalOf(await propose(row.id, person))).toEqual(own);
    const proposal = await waiting(row.id, first);
    expect(refusalOf(await approve(proposal, person))).toEqual(own);
    expect((await approve(proposal, second)).status).toBe(200);
  });

  test('is for administrators only, and must exist', async () => {
    const stranger = await oja.person();
    expect(refusalOf(await oja.call('listParkedPayments', { token: stranger.token }))).toEqual([
      403,
      'access_denied',
    ]);
    expect(refusalOf(await propose(crypto.randomUUID(), first))).toEqual([404, 'not_found']);
    const body = { outcome: 'keep', reason: 'x' };
    const odd = await oja.callRaw('proposeParkedOutcome', { token: first.token, body });
    expect(refusalOf(odd)).toEqual([400, 'invalid_input']);
  });
});

describe('a chargeback of a parked payment', () => {
  const askBack = (reference: string) =>
    openChargeback(oja.deps, { gatewayId: `of ${reference}`, reference, amountKobo: 90_000 });
  const settle = (reference: string, outcome: 'won' | 'lost') =>
    settleChargeback(oja.deps, { gatewayId: `of ${reference}`, outcome });
  const holdsOf = ({ id }: Person) =>
    oja.deps.db
      .selectFrom('payoutHolds')
      .select('reason')
      .where('userId', '=', id)
      .where('liftedAt', 'is', null)
      .execute();
  const debtsOf = ({ id }: Person) =>
    oja.deps.db.selectFrom('debts').select('amountKobo').where('userId', '=', id).execute();

  test.each([
    ['won', true],
    ['lost', false],
  ] as const)('holds what was credited, and is %s', async (outcome, keeps) => {
    const { person, reference, row } = await park();
    await approve(await waiting(row.id, first), second);
    expect(await askBack(reference)).toBe(true);
    expect(await availableOf(oja, person)).toBe(0);
    expect(await holdsOf(person)).toEqual([{ reason: 'chargeback' }]);
    await settle(reference, outcome);
    expect(await availableOf(oja, person)).toBe(keeps ? row.received : 0);
    expect(await debtsOf(person)).toEqual([]);
  });

  const chargebackOf = async (reference: string) => present(await find(reference)).chargeback;

  test.each(['credit', 'return'] as const)(
    'stops the outcome %s while it is open; when it is won, it is possible',
    async (outcome) => {
      const { person, reference, row } = await park();
      const before = await suspense();
      const proposal = await waiting(row.id, first, outcome);
      expect(await askBack(reference)).toBe(true);
      oja.clock.advance(1_000);
      expect(await chargebackOf(reference)).toBe('open');
      const open = [409, 'chargeback_open'];
      expect(refusalOf(await approve(proposal, second))).toEqual(open);
      expect((await decline(proposal, first)).status).toBe(200);
      expect(refusalOf(await propose(row.id, first, outcome))).toEqual(open);
      expect(await suspense()).toBe(before);
      await settle(reference, 'won');
      expect(await chargebackOf(reference)).toBe(null);
      expect((await approve(await waiting(row.id, first, outcome), second)).status).toBe(200);
      expect(await suspense()).toBe(before - Math.round(row.received * 100));
      expect(await availableOf(oja, person)).toBe(outcome === 'credit' ? row.received : 0);
    },
  );

  test('that is lost leaves no debt, and the payment can only be booked as paid back', async () => {
    const { person, reference, row } = await park();
    const before = await suspense();
    await askBack(reference);
    await settle(reference, 'lost');
    expect(await debtsOf(person)).toEqual([]);
    expect(await holdsOf(person)).toEqual([]);
    expect(await chargebackOf(reference)).toBe('lost');
    expect(refusalOf(await propose(row.id, first))).toEqual([409, 'state_conflict']);
    expect((await approve(await waiting(row.id, first, 'return'), second)).status).toBe(200);
    expect(await suspense()).toBe(before - Math.round(row.received * 100));
  });

  test('and its credit at once: what was credited is held', async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const { person, reference, row } = await park();
      const proposal = await waiting(row.id, first);
      const [approved] = await Promise.all([approve(proposal, second), askBack(reference)]);
      expect([200, 409]).toContain(approved.status);
      expect(await availableOf(oja, person)).toBe(0);
      expect(await holdsOf(person)).toEqual([{ reason: 'chargeback' }]);
    }
  }, 60_000);

  test('and booking it as sent back at once: it is sent back, or asked for, never both', async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const { person, reference, row } = await park();
      const before = await suspense();
      const proposal = await waiting(row.id, first, 'return');
      const [approved, asked] = await together(round, [
        () => approve(proposal, second),
        () => askBack(reference),
      ]);
      expect(refusalOf(approved)).toEqual(asked ? [409, 'chargeback_open'] : [200, undefined]);
      expect(await suspense()).toBe(before - (asked ? 0 : Math.round(row.received * 100)));
      expect(await holdsOf(person)).toHaveLength(asked ? 1 : 0);
      if (!asked) continue;
      await settle(reference, 'won');
      expect((await approve(proposal, second)).status).toBe(200);
    }
  }, 60_000);

  test('that was sent back is unknown', async () => {
    const { reference, row } = await park();
    await approve(await waiting(row.id, first, 'return'), second);
    expect(await askBack(reference)).toBe(false);
  });
});

test('a decision and its withdrawal at once: one of them, and the money moves at most once', async () => {
  for (let round = 0; round < roundsOf(20); round += 1) {
    const { person, row } = await park();
    const before = await suspense();
    const proposal = await waiting(row.id, first);
    const answers = await Promise.all([
      approve(proposal, second),
      decline(proposal, first),
      propose(row.id, second, 'return'),
    ]);
    const [approved, declined] = answers.map(({ status }) => status === 200);
    expect([approved, declined].filter(Boolean)).toHaveLength(1);
    const kobo = Math.round(row.received * 100);
    expect(await suspense()).toBe(before - (approved ? kobo : 0));
    expect(await availableOf(oja, person)).toBe(approved ? row.received : 0);
  }
});

describe('the list of parked payments', () => {
  const read = async (query: Record<string, string>) =>
    (await oja.call('listParkedPayments', { token: first.token, query })).body;
  const references = async (query: Record<string, string>): Promise<string[]> =>
    (await read(query)).data.map(({ reference }) => reference);

  test('is searched, narrowed down, ordered and read page by page, and so is the file', async () => {
    const [small, large] = [await park(300.13), await park(900.13)];
    expect(await references({ search: small.person.email.toUpperCase() })).toEqual([small.reference]);
    expect(await references({ search: large.reference })).toEqual([large.reference]);
    const proposal = await waiting(large.row.id, first);
    expect(await references({ state: 'proposed' })).toContain(large.reference);
    expect(await references({ state: 'open' })).not.toContain(large.reference);
    for (const sort of ['parked', 'received'] as const) {
      const whole = await references({ sort, limit: '100' });
      expect(await references({ sort, direction: 'desc', limit: '100' })).toEqual(whole.toReversed());
      const begin = await read({ sort, limit: '1' });
      const rest = await references({ sort, limit: '100', cursor: present(begin.next_cursor) });
      expect([begin.data[0]?.reference, ...rest]).toEqual(whole);
      const file = await oja.call('exportParkedPayments', { token: second.token, query: { sort } });
      const lines = file.text.trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',')[0])).toEqual(whole);
    }
    await approve(proposal, second);
  });

  test.each([{ sort: 'luck' }, { state: 'gone' }, { direction: 'up' }, { cursor: 'bm9uZQ' }] as Record<
    string,
    string
  >[])('refuses %j', async (query) => {
    const refused = await oja.call('listParkedPayments', { token: first.token, query });
    expect(refusedFieldOf(refused)).toBe(Object.keys(query)[0]);
  });
});
