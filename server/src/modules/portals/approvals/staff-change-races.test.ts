import type { StaffRole } from '@oja/contract/access';
import { expect, test } from 'vitest';
import { markProven, type RawCallResult } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
} from '../../../../test/purchases.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { expectNoDeadlocks } from '../../../../test/storm.ts';

/**
 * One of the two people of a proposal is demoted or suspended while it is approved. The order in which
 * both get the locks is forced, in turns this one and the other.
 */
const oja = await startOja();
const inQueue = await openCallQueue(oja);
const market = await openMarket(oja);
const head = await provenStaff('admin');
const price = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: price });
const rounds = roundsOf(50);
const longMs = 180_000;

/** A call that is repeated with a proof would lose its place in the queue. */
async function provenStaff(role: StaffRole): Promise<Person> {
  const person = await oja.person({ role });
  await markProven(oja.deps, person.token);
  return person;
}

interface Proposed {
  id: string;
  isDone(): Promise<boolean>;
}

const kinds: { role: StaffRole; propose(by: Person): Promise<Proposed> }[] = [
  {
    role: 'finance',
    async propose({ token }) {
      const person = await addBuyer(oja, 50);
      const body = { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the wait.' } as const;
      const answer = await oja.call('adjustWallet', { token, params: { id: person.id }, body });
      return {
        id: present(answer.body.data.approval).id,
        isDone: async () => (await availableOf(oja, person)) === 250,
      };
    },
  },
  {
    role: 'trust',
    async propose({ token }) {
      const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
      const { id } = await buyAndDispute(deal, { listing: { price } });
      const body = { type: 'favor_buyer', details: 'As shown.', early_reason: 'It cannot wait.' } as const;
      const answer = await oja.call('resolveDispute', { token, params: { purchase_id: id }, body });
      return {
        id: present(answer.body.approval).id,
        isDone: async () => (await availableOf(oja, deal.buyer)) === price,
      };
    },
  },
  {
    role: 'admin',
    async propose({ token }) {
      const { id } = await oja.person();
      await changeSettings(oja, 'security', { secondAdminForAdmins: true });
      const answer = await oja.call('changeUserRole', { token, params: { id }, body: { role: 'admin' } });
      await changeSettings(oja, 'security', { secondAdminForAdmins: false });
      const row = oja.deps.db.selectFrom('users').select('role').where('id', '=', id);
      return {
        id: present(answer.body.approval).id,
        async isDone() {
          const isAdmin = (await row.executeTakeFirstOrThrow()).role === 'admin';
          // All administrators are locked each time, so hundreds would make the rounds slow.
          if (isAdmin) await demote(id);
          return isAdmin;
        },
      };
    },
  },
];

const { token } = head;
const demote = (id: string) => oja.call('changeUserRole', { token, params: { id }, body: { role: 'user' } });
const suspend = (id: string) =>
  oja.call('banUser', { token, params: { id }, body: { reason: 'They left.' } });
const approve = (id: string, by: Person) => oja.call('approveProposal', { token: by.token, params: { id } });
const statusOf = async (id: string) => {
  const query = oja.deps.db.selectFrom('approvals').select('status').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).status;
};

test.each([
  ['approver', 'demoted', demote, 'access_denied'],
  ['approver', 'suspended', suspend, 'access_denied'],
  ['proposer', 'demoted', demote, 'second_admin_needed'],
  ['proposer', 'suspended', suspend, 'second_admin_needed'],
] as const)(
  'the %s is %s while it is approved: it was approved before that, or it waits',
  { timeout: longMs },
  async (who, _word, change, code) => {
    for (let round = 0; round < rounds; round += 1) {
      const { role, propose } = present(kinds[round % kinds.length]);
      const people = { proposer: await provenStaff(role), approver: await provenStaff(role) };
      const proposal = await propose(people.proposer);
      const calls = [() => change(people[who].id), () => approve(proposal.id, people.approver)];
      const isLate = Math.floor(round / kinds.length) % 2 === 0;
      const answers = await inQueue<RawCallResult>(
        userRows(head.id),
        (isLate ? calls : calls.toReversed()).map((call) => [call]),
      );
      const [changed, approved] = (isLate ? answers : answers.toReversed()).flat();
      expect(present(changed).status).toBe(200);
      if (isLate) expect(refusalOf(present(approved))).toEqual([403, code]);
      else expect(present(approved).status).toBe(200);
      expect(await statusOf(proposal.id)).toBe(isLate ? 'waiting' : 'approved');
      expect(await proposal.isDone()).toBe(!isLate);
      for (const { id } of Object.values(people)) await demote(id);
    }
    await expectCleanLedger(oja);
  },
);

test.each([
  ['demoted', demote],
  ['suspended', suspend],
] as const)(
  'a decision about money beside its maker being %s: one of them is first',
  {
    timeout: longMs,
  },
  async (_word, change) => {
    for (let round = 0; round < rounds; round += 1) {
      const decider = await provenStaff('trust');
      const deal = { ...market, buyer: await addBuyer(oja, 100), seller: await addTrader(oja) };
      const { id } = await buyAndDispute(deal, { listing: { price: 100 } });
      const body = { type: 'favor_buyer', details: 'As shown.', early_reason: 'It cannot wait.' } as const;
      const calls = [
        () => change(decider.id),
        () => oja.call('resolveDispute', { token: decider.token, params: { purchase_id: id }, body }),
      ];
      const isLate = round % 2 === 0;
      const answers = await inQueue<RawCallResult>(
        userRows(decider.id),
        (isLate ? calls : calls.toReversed()).map((call) => [call]),
      );
      const [changed, decided] = (isLate ? answers : answers.toReversed()).flat();
      expect(present(changed).status).toBe(200);
      if (isLate) expect(refusalOf(present(decided))).toEqual([403, 'access_denied']);
      else expect(present(decided).status).toBe(200);
      expect(await availableOf(oja, deal.buyer)).toBe(isLate ? 0 : 100);
    }
    await expectCleanLedger(oja);
    await expectNoDeadlocks(oja);
  },
);

test('a proposal whose proposer left can still be declined', async () => {
  const [proposer, approver] = [await provenStaff('finance'), await provenStaff('finance')];
  const { id } = await present(kinds[0]).propose(proposer);
  await suspend(proposer.id);
  expect(refusalOf(await approve(id, approver))).toEqual([403, 'second_admin_needed']);
  const declined = { token: approver.token, params: { id }, body: { reason: 'They left.' } };
  expect((await oja.call('declineProposal', declined)).body.data.status).toBe('declined');
});

test('approvals of all kinds beside demotions and suspensions of both people: no deadlock', {
  timeout: longMs,
}, async () => {
  for (let round = 0; round < 10; round += 1) {
    const calls: (() => Promise<{ status: number }>)[] = [];
    for (const { role, propose } of kinds) {
      const [proposer, approver, third] = [
        await provenStaff(role),
        await provenStaff(role),
        await provenStaff(role),
      ];
      const [one, other] = [await propose(proposer), await propose(approver)];
      calls.push(
        () => approve(one.id, approver),
        () => approve(other.id, third),
      );
      calls.push(
        () => suspend(proposer.id),
        () => demote(third.id),
      );
    }
    const answers = await Promise.all(calls.map((call) => call()));
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
  }
  await expectCleanLedger(oja);
  await expectNoDeadlocks(oja);
});
