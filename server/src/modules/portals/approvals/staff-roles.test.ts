import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, buyAndDispute, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

/** What each role of staff answers, sees in the queue and is told of. */
const oja = await startOja();
const market = await openMarket(oja);
const { admin } = market;
const finance = await oja.person({ role: 'finance' });
const finance2 = await oja.person({ role: 'finance' });
const trust = await oja.person({ role: 'trust' });
const support = await oja.person({ role: 'support' });
await changeSettings(oja, 'payment', { approvalThreshold: 1_000 });
afterEach(() => expectCleanLedger(oja));

const adjust = (person: Person, by: Person) =>
  oja.call('adjustWallet', {
    token: by.token,
    params: { id: person.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the long wait.' },
  });
const approve = (id: string, by: Person) => oja.call('approveProposal', { token: by.token, params: { id } });
const waiting = async (by: Person) =>
  (await oja.call('listApprovals', { token: by.token })).body.data.map(({ id }) => id);
const queued = async (by: Person) =>
  (await oja.call('listWork', { token: by.token, query: { kind: 'approval' } })).body.data.map(
    ({ id }) => id,
  );
const counted = async (by: Person) =>
  (await oja.call('countWork', { token: by.token })).body.data.kinds.approval;
const wasTold = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.some(({ event }) => event === 'approval_needed');

async function proposedAdjustment(by: Person): Promise<string> {
  return present((await adjust(await addBuyer(oja), by)).body.data.approval).id;
}

async function proposedRuling(by: Person): Promise<string> {
  const { id } = await buyAndDispute(
    { ...market, buyer: await addBuyer(oja, 5_000) },
    { listing: { price: 2_000 } },
  );
  const { body, text } = await oja.call('resolveDispute', {
    token: by.token,
    params: { purchase_id: id },
    body: { type: 'favor_seller', details: 'As the pictures show.', early_reason: 'It cannot wait.' },
  });
  if (body.approval == null) throw new Error(text);
  return body.approval.id;
}

describe('a proposal', () => {
  test('about money is answered by another of finance, and not by trust or its proposer', async () => {
    const person = await addBuyer(oja, 50);
    const { id } = present((await adjust(person, finance)).body.data.approval);
    expect(refusalOf(await approve(id, finance))).toEqual([403, 'second_admin_needed']);
    expect(refusalOf(await approve(id, trust))).toEqual([403, 'access_denied']);
    expect(refusalOf(await approve(id, support))).toEqual([403, 'access_denied']);
    expect(await waiting(trust)).not.toContain(id);
    expect([await wasTold(finance2), await wasTold(admin), await wasTold(trust)]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await approve(id, finance2)).status).toBe(200);
    expect(await availableOf(oja, person)).toBe(250);
  });

  test('about a dispute is answered by those who decide disputes', async () => {
    const id = await proposedRuling(trust);
    expect(refusalOf(await approve(id, finance))).toEqual([403, 'access_denied']);
    expect(await waiting(finance)).not.toContain(id);
    expect((await approve(id, admin)).status).toBe(200);
  });

  test('is refused once the approver has another role', async () => {
    const id = await proposedAdjustment(finance);
    const former = await oja.person({ role: 'finance' });
    await oja.deps.db.updateTable('users').set({ role: 'trust' }).where('id', '=', former.id).execute();
    expect(refusalOf(await approve(id, former))).toEqual([403, 'access_denied']);
    expect((await approve(id, finance2)).status).toBe(200);
  });

  test.each([{ role: 'trust' }, { status: 'banned' }] as const)(
    'is refused once its proposer is %o, and can be declined',
    async (change) => {
      const former = await oja.person({ role: 'finance' });
      const id = await proposedAdjustment(former);
      await oja.deps.db.updateTable('users').set(change).where('id', '=', former.id).execute();
      expect(refusalOf(await approve(id, finance2))).toEqual([403, 'second_admin_needed']);
      const declined = { token: finance2.token, params: { id }, body: { reason: 'The proposer left.' } };
      expect((await oja.call('declineProposal', declined)).status).toBe(200);
    },
  );

  test('is declined only by those who may approve it', async () => {
    const id = await proposedAdjustment(finance);
    const decline = (by: Person) =>
      oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'Not now.' } });
    expect(refusalOf(await decline(trust))).toEqual([403, 'access_denied']);
    expect((await decline(finance2)).status).toBe(200);
  });
});

test('the queue shows a role the proposals that it may answer, and counts no others', async () => {
  const [money, ruling] = [await proposedAdjustment(admin), await proposedRuling(trust)];
  expect([await queued(finance), await counted(finance)]).toEqual([[money], 1]);
  // Own proposals are for another to answer.
  expect([await queued(trust), await counted(trust)]).toEqual([[], 0]);
  expect([await queued(admin), await counted(admin)]).toEqual([[ruling], 1]);
  expect(await counted(support)).toBeUndefined();

  const item = { kind: 'approval' as const, id: ruling };
  expect(refusalOf(await oja.call('claimWork', { token: finance.token, params: item }))).toEqual([
    404,
    'not_found',
  ]);
  expect(refusalOf(await oja.call('watchWork', { token: finance.token, params: item }))).toEqual([
    404,
    'not_found',
  ]);
  const assign = (owner: Person) =>
    oja.call('assignWork', { token: admin.token, params: item, body: { owner_id: owner.id } });
  expect(refusalOf(await assign(finance))).toEqual([400, 'assignee_unknown']);
  expect(refusalOf(await assign(trust))).toEqual([400, 'assignee_unknown']);
  const colleague = await oja.person({ role: 'trust' });
  expect((await assign(colleague)).body.data?.owner?.id).toBe(colleague.id);
  const counts = async (by: Person) => (await oja.call('countWork', { token: by.token })).body.data;
  expect(await counts(colleague)).toMatchObject({ mine: 1 });
  expect((await counts(finance)).unassigned).toBe((await counts(finance)).total);
});

test('one who answered proposals until lately still counts as a second person', async () => {
  const alone = await startOja();
  const only = await alone.person({ role: 'admin' });
  const second = await alone.person({ role: 'finance' });
  const person = await alone.person();
  const body = { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the long wait.' } as const;
  const give = () => alone.call('adjustWallet', { token: only.token, params: { id: person.id }, body });
  const demoted = { token: only.token, params: { id: second.id }, body: { role: 'user' } } as const;
  expect((await alone.call('changeUserRole', demoted)).status).toBe(200);
  expect((await give()).body.data.approval).not.toBeNull();
});

describe('a role of staff', () => {
  test.each(['moderator', 'support', 'finance', 'trust', 'admin'] as const)(
    '%s is given with proof of presence only',
    async (role) => {
      const [unproven, person] = [await oja.person({ role: 'admin' }), await oja.person()];
      const call = { token: unproven.token, params: { id: person.id }, body: { role } };
      expect(refusalOf(await oja.call('changeUserRole', { ...call, proof: false }))).toEqual([
        403,
        'proof_required',
      ]);
      const added = { name: 'Ada Obi', email: `${role}-new@example.com`, role };
      expect(
        refusalOf(await oja.call('addUser', { token: unproven.token, body: added, proof: false })),
      ).toEqual([403, 'proof_required']);
      expect((await oja.call('changeUserRole', call)).body.data.role).toBe(role);
    },
  );
});

describe('a person as staff see them', () => {
  const actionsFor = async (by: Person, person: Person) =>
    (await oja.call('showPerson', { token: by.token, params: { id: person.id } })).body.data.actions;

  test('comes with the actions of the role, and with none about staff', async () => {
    const person = await oja.person();
    expect(await actionsFor(support, person)).toEqual(['help_sign_in', 'view_as']);
    expect(await actionsFor(trust, person)).toEqual(['suspend']);
    expect(await actionsFor(finance, person)).toEqual(['adjust_wallet']);
    for (const by of [support, trust, finance]) expect(await actionsFor(by, admin)).toEqual([]);
  });

  test('trust suspends traders and not staff', async () => {
    const person = await oja.person();
    const ban = ({ id }: Person) =>
      oja.call('banUser', { token: trust.token, params: { id }, body: { reason: 'Sold it twice.' } });
    expect((await ban(person)).body.data.status).toBe('banned');
    expect(refusalOf(await ban(finance2))).toEqual([403, 'staff_protected']);
  });

  test('support signs people out, and not staff', async () => {
    const end = ({ id }: Person) => oja.call('endUserSessions', { token: support.token, params: { id } });
    expect((await end(await oja.person())).body.data).toEqual({ ended: 1 });
    expect(refusalOf(await end(finance2))).toEqual([403, 'staff_protected']);
  });
});

test('a transaction comes with the actions of the role', async () => {
  const { id } = await buyAndDispute({ ...market, buyer: await addBuyer(oja) }, {});
  const actionsFor = async ({ token }: Person) =>
    (await oja.call('showStaffTransaction', { token, params: { id } })).body.data.actions;
  expect(await actionsFor(trust)).toEqual(['resolve_dispute']);
  expect(await actionsFor(finance)).toEqual([]);
  expect(await actionsFor(support)).toEqual([]);
});

test('the people of each role are counted as the list of users counts them', async () => {
  const { body } = await oja.call('countRoles', { token: admin.token });
  for (const { role, people } of body.data) {
    const listed = await oja.call('listUsers', { token: admin.token, query: { role } });
    expect([role, listed.body.data.total]).toEqual([role, people]);
  }
});
