import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../test/oja.ts';
import { account, type PlatformAccountKind } from '../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../ledger/index.ts';

const oja = await startOja();
const [first, second] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
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
const approve = (by: Person, id: string) => oja.call('approveMovement', { token: by.token, params: { id } });
const decline = (by: Person, id: string) =>
  oja.call('declineMovement', { token: by.token, params: { id }, body: { reason: 'Written down twice.' } });
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
    const { id } = recorded.body.data;
    expect([await held(from), await held(to)]).toEqual(before);
    expect((await approve(first, id)).body.code).toBe('second_admin_needed');
    const answers = await Promise.all([approve(second, id), approve(second, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await held(from), await held(to)]).toEqual([before[0] - 250_050, before[1] + 250_050]);
    expect((await decline(first, id)).status).toBe(409);
  });

  test('is written down once when the request is sent twice, and gone when it is declined', async () => {
    oja.clock.advance(1_000);
    const [one, other] = await Promise.all([
      record(first, {}, 'one-press-of-a-button'),
      record(first, {}, 'one-press-of-a-button'),
    ]);
    expect(one.body.data.id).toBe(other.body.data.id);
    const { id } = one.body.data;
    expect((await list(first)).data[0]).toMatchObject({
      id,
      kind: 'topup',
      state: 'waiting',
      own: true,
      reason,
    });
    expect((await list(second)).data[0]).toMatchObject({ id, own: false });
    expect((await decline(first, id)).status).toBe(200);
    expect((await approve(second, id)).status).toBe(404);
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { action: 'balance_movement.recorded', reason },
      { action: 'balance_movement.declined', reason: 'Written down twice.' },
    ]);
  });

  test('is read page by page, newest first', async () => {
    for (let n = 0; n < 3; n += 1) {
      oja.clock.advance(1_000);
      await record(first, { amount: 10 + n });
    }
    const page = await list(first, { limit: '2' });
    expect(page.data.map(({ amount }: { amount: number }) => amount)).toEqual([12, 11]);
    const next = await list(first, { limit: '2', cursor: page.next_cursor });
    expect(next.data[0].amount).toBe(10);
  });

  test('needs an amount, a known kind and a reason, and is for administrators', async () => {
    for (const body of [{ amount: 0 }, { amount: -5 }, { amount: 1.005 }, { kind: 'gift' }, { reason: ' ' }])
      expect((await record(first, body)).status).toBe(400);
    const stranger = await oja.person();
    expect((await list(stranger)).code).toBe('access_denied');
    expect((await record(stranger, {})).status).toBe(403);
  });
});
