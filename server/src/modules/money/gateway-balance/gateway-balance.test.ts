import { dayMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { account, type PlatformAccountKind } from '../../../domain/ledger/chart-of-accounts.ts';
import { compareDaily } from '../gateway-comparison/index.ts';
import { readBalance } from '../ledger/index.ts';

const oja = await startOjaWithPaystack({ sameClock: true });
const [first, second] = [
  await oja.person({ role: 'admin', days: 300 }),
  await oja.person({ role: 'admin', days: 300 }),
];
const ada = await oja.person({ days: 300 });
afterEach(() => expectCleanLedger(oja));

const held = async (kind: PlatformAccountKind) =>
  0 - (await readBalance(oja.deps.db, account.platform(kind)));
const reason = 'Transfer of 14 November';
const record = (by: Person, body: Record<string, unknown>, key?: string) =>
  oja.call('recordMovement', {
    token: by.token,
    body: { kind: 'topup', amount: 2_500.5, reason, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const approve = (by: Person, id: string) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (by: Person, id: string) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'Written down twice.' } });
const list = async (by: Person, query: Record<string, string> = {}) =>
  (await oja.call('listGatewayMovements', { token: by.token, query })).body;

describe('what changed the balance at Paystack', () => {
  test.each([
    ['topup', 'bank', 'paystack_balance'],
    ['kept', 'paystack_unsettled', 'paystack_balance'],
    ['drawn', 'paystack_balance', 'bank'],
    ['refunded', 'paystack_balance', 'paystack_unsettled'],
    ['charged', 'paystack_balance', 'psp_fees'],
    ['credited', 'psp_fees', 'paystack_balance'],
  ] as const)('%s: from %s to %s, once two administrators said so', async (kind, from, to) => {
    const before = [await held(from), await held(to)] as const;
    const recorded = await record(first, { kind });
    expect(recorded.status).toBe(200);
    const { id } = present(recorded.body.data.approval);
    expect([await held(from), await held(to)]).toEqual(before);
    expect(refusalOf(await approve(first, id))).toEqual([403, 'second_admin_needed']);
    const answers = await Promise.all([approve(second, id), approve(second, id)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 approval_ended']);
    expect([await held(from), await held(to)]).toEqual([before[0] - 250_050, before[1] + 250_050]);
    expect(refusalOf(await decline(first, id))).toEqual([409, 'approval_ended']);
  });

  test('is written down once when the request is sent twice, and gone when it is declined', async () => {
    oja.clock.advance(1_000);
    const [one, other] = await Promise.all([
      record(first, {}, 'one-press-of-a-button'),
      record(first, {}, 'one-press-of-a-button'),
    ]);
    expect(one.body.data).toEqual(other.body.data);
    const { id } = present(one.body.data.approval);
    expect((await list(first)).data[0]).toMatchObject({
      id,
      kind: 'topup',
      state: 'waiting',
      by_id: first.id,
      own: true,
      reason,
    });
    expect((await list(second)).data[0]).toMatchObject({ id, own: false });
    expect((await decline(first, id)).status).toBe(200);
    expect((await list(first)).data.map((line) => line.id)).not.toContain(id);
    expect(refusalOf(await approve(second, id))).toEqual([409, 'approval_ended']);
  });

  test('every step is audited, and what is booked is listed under its own id', async () => {
    const { id } = present((await record(first, { amount: 77 })).body.data.approval);
    await approve(second, id);
    const { subjectId } = await oja.deps.db
      .selectFrom('approvals')
      .select('subjectId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await list(second)).data[0]).toMatchObject({
      id: subjectId,
      amount: 77,
      state: 'booked',
      by_id: first.id,
    });
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { action: 'approval.proposed', actorId: first.id },
      { action: 'approval.approved', actorId: second.id },
      { action: 'balance_movement.booked', actorId: first.id },
    ]);
  });

  test('is read page by page, newest first', async () => {
    for (let n = 0; n < 3; n += 1) {
      oja.clock.advance(1_000);
      await record(first, { amount: 10 + n });
    }
    const page = await list(first, { limit: '2' });
    expect(page.data.map(({ amount }) => amount)).toEqual([12, 11]);
    const next = await list(first, { limit: '2', cursor: present(page.next_cursor) });
    expect(next.data[0]?.amount).toBe(10);
  });

  test('needs an amount, a known kind and a reason, and is for administrators', async () => {
    for (const body of [{ amount: 0 }, { amount: -5 }, { amount: 1.005 }, { kind: 'gift' }, { reason: ' ' }])
      expect(refusalOf(await record(first, body))).toEqual([400, 'invalid_input']);
    const stranger = await oja.person();
    expect((await list(stranger)).code).toBe('access_denied');
    expect(refusalOf(await record(stranger, {}))).toEqual([403, 'access_denied']);
  });
});

describe('what Paystack pays to our bank', () => {
  const bank = () => held('bank');
  const unsettled = () => held('paystack_unsettled');
  async function compare(): Promise<void> {
    oja.clock.advance(1_000);
    await compareDaily.run(oja.deps, {}, { number: 1, last: false });
  }
  const shown = async () => (await oja.call('gatewayComparison', { token: first.token })).body.data;
  const contradictions = async () =>
    (await shown()).differences.filter(({ kind }) => kind === 'settlement_contradicts');
  const settle = async (status = 'success') =>
    (await oja.sim.control('POST', '/settlements', { status })) as { id: number; effective_amount: number };
  const bookings = (id: number) =>
    oja.deps.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('subjectId', '=', String(id))
      .execute();

  test('is booked once, on record, however often it is listed', async () => {
    await fund(oja, ada, 3_000);
    const [before, owed] = [await bank(), await unsettled()];
    const { id, effective_amount: amount } = await settle();
    await Promise.all([compare(), compare()]);
    await compare();
    expect(await bank()).toBe(before + amount);
    expect(await unsettled()).toBe(owed - amount);
    expect(await bookings(id)).toEqual([{ actorId: null, action: 'settlement.booked' }]);
    expect((await shown()).last?.settlements).toBe(1);
    const { data } = await list(first);
    expect(data.find(({ kind }) => kind === 'settlement')).toMatchObject({
      id: String(id),
      kind: 'settlement',
      amount: amount / 100,
      state: 'booked',
    });
  });

  test('waits while it is on its way, for however long that is', async () => {
    await fund(oja, ada, 3_000);
    const before = await bank();
    const { id, effective_amount: amount } = await settle('processing');
    await compare();
    expect(await bank()).toBe(before);
    oja.clock.advance(20 * dayMs);
    await compare();
    await oja.sim.control('POST', `/settlements/${id}`, { status: 'success' });
    await compare();
    expect(await bank()).toBe(before + amount);
  });

  test('is a difference when Paystack lists other values afterwards, and is not booked again', async () => {
    await fund(oja, ada, 3_000);
    const { id } = await settle();
    await compare();
    const before = await bank();
    await oja.sim.control('POST', `/settlements/${id}`, { status: 'failed' });
    await compare();
    const [found] = await contradictions();
    expect(found).toMatchObject({ kind: 'settlement_contradicts', reference: `settlement ${id}` });
    expect(found?.sentence).toContain('Paystack now says failed');
    await oja.sim.control('POST', `/settlements/${id}`, { status: 'success' });
    await compare();
    expect(await contradictions()).toEqual([]);
    expect(await bank()).toBe(before);
  });
});
