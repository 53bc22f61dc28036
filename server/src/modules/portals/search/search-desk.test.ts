import { randomUUID } from 'node:crypto';
import type { SearchGroup } from '@oja/contract/search';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { handIn } from '../../people/applications/test-applications.ts';

/** The groups that only administrators find: applications, withdrawals and payments. */
const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const finance = await oja.person({ role: 'finance' });
const support = await oja.person({ role: 'support' });
const trust = await oja.person({ role: 'trust' });
const moderator = await oja.person({ role: 'moderator' });
const [buyer, stranger] = [await oja.person(), await oja.person()];

type Hit = { id: string; key: string; title: string; status: string | null };

async function search(person: Person, q: string): Promise<Partial<Record<SearchGroup, Hit[]>>> {
  const { status, body, text } = await oja.call('search', { token: person.token, query: { q } });
  if (status !== 200) throw new Error(`the search failed: ${text}`);
  return Object.fromEntries(body.data.groups.map(({ group, hits }) => [group, hits]));
}
const groupsFound = async (person: Person, q: string) => Object.keys(await search(person, q));

test('administrators find applications that were handed in, by name, address and person; other roles do not', async () => {
  const [applicant, draftsman] = [await oja.person(), await oja.person()];
  await handIn(oja, applicant);
  const own = { email: 'adaeze.okonjo@example.com', firstName: 'Adaeze', lastName: 'Okonjo' };
  await oja.deps.db.updateTable('sellerApplications').set(own).where('userId', '=', applicant.id).execute();
  await oja.call('saveSellerApplication', { token: draftsman.token, body: { step: 2, ...own } });
  const { id } = await oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', applicant.id)
    .executeTakeFirstOrThrow();
  for (const words of ['adaeze', 'OKONJO ada', own.email, id, applicant.id]) {
    const { applications = [] } = await search(admin, words);
    expect(applications).toMatchObject([{ id, key: id, title: 'Adaeze Okonjo', status: 'pending' }]);
    for (const person of [moderator, applicant, buyer]) {
      expect(await groupsFound(person, words)).not.toContain('applications');
    }
  }
  expect((await search(admin, draftsman.id)).applications).toBeUndefined();
  // The page of a hit is accessible to those who find it.
  const { status } = await oja.call('readApplication', { token: admin.token, params: { id } });
  expect(status).toBe(200);
});

test('administrators and finance find withdrawals by their wd_ reference, administrators also payments; other roles do not', async () => {
  const [withdrawal, payment] = [randomUUID(), randomUUID()];
  const reference = `wd_${withdrawal.replaceAll('-', '')}`;
  const now = oja.clock.now;
  await oja.deps.db
    .insertInto('withdrawals')
    .values({
      id: withdrawal,
      userId: stranger.id,
      method: 'bank',
      amountKobo: 500_000,
      feeKobo: 5_000,
      netKobo: 495_000,
      status: 'paid',
      destination: 'GTBank ••••1234',
      destinationUsableFrom: now,
      reference,
      createdAt: now,
      settledAt: now,
    })
    .execute();
  await oja.deps.db
    .insertInto('payments')
    .values({
      id: payment,
      userId: stranger.id,
      reference: `fund-${payment}`,
      amountKobo: 700,
      createdAt: now,
    })
    .execute();
  for (const person of [admin, finance]) {
    expect((await search(person, reference)).withdrawals).toMatchObject([
      { id: withdrawal, key: reference, amount: 5_000, status: 'paid' },
    ]);
  }
  expect((await search(admin, reference.slice(0, 12).toUpperCase())).withdrawals?.[0]?.id).toBe(withdrawal);
  expect((await search(admin, stranger.email)).withdrawals?.[0]?.id).toBe(withdrawal);
  expect((await search(admin, `fund-${payment}`)).payments?.[0]).toMatchObject({
    key: stranger.id,
    status: 'open',
  });
  // A parked one says so until two administrators have decided.
  await oja.deps.db
    .updateTable('payments')
    .set({ status: 'parked', settledAt: now, parkedKobo: 600, parkedWhy: 'Another amount' })
    .where('id', '=', payment)
    .execute();
  const statusOfPayment = async () => (await search(admin, `fund-${payment}`)).payments?.[0]?.status;
  expect(await statusOfPayment()).toBe('parked');
  const second = await oja.person({ role: 'admin' });
  const decision = { paymentId: payment, outcome: 'return', reason: 'Sent back.' } as const;
  const people = { proposedBy: admin.id, decidedBy: second.id };
  await oja.deps.db
    .insertInto('parkedDecisions')
    .values({ ...decision, ...people, proposedAt: now, decidedAt: now })
    .execute();
  expect(await statusOfPayment()).toBe('returned');
  for (const person of [support, trust, moderator, buyer, stranger]) {
    for (const words of [reference, `fund-${payment}`]) {
      expect(await groupsFound(person, words)).toEqual([]);
    }
  }
  // The queue that the hit leads to finds it by the same reference.
  const { body } = await oja.call('adminWithdrawals', { token: admin.token, query: { search: reference } });
  expect(body.data.map((row) => row.id)).toEqual([withdrawal]);
});
