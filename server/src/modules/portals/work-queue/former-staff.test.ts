import { expect, test } from 'vitest';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { listWork, openDesk } from './test-work.ts';

const oja = await startOjaWithPaystack();
const { staff, samples } = await openDesk(oja);
const { admin } = staff;

test.each([
  ['is demoted', { role: 'user' }],
  ['is suspended', { status: 'banned' }],
] as const)('an agent who %s owns no ticket and no report', async (_, change) => {
  const leaver = await oja.person({ role: 'moderator' });
  const ticket = { kind: 'ticket', id: await samples.ticket.open() } as const;
  const report = { kind: 'report', id: await samples.report.open() } as const;
  for (const params of [ticket, report]) {
    const claimed = await oja.call('claimWork', { token: leaver.token, params });
    expect(present(claimed.body.data).owner?.id).toBe(leaver.id);
  }
  await oja.deps.db.updateTable('users').set(change).where('id', '=', leaver.id).execute();
  for (const { kind, id } of [ticket, report]) {
    const [item] = (await listWork(oja, admin, { kind, owner: 'none' })).filter((row) => row.id === id);
    expect([kind, item?.owner]).toEqual([kind, null]);
  }
  const ownRow = await oja.deps.db
    .selectFrom('tickets')
    .select(['status', 'assigneeId'])
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  expect(ownRow).toEqual({ status: 'open', assigneeId: null });
});
