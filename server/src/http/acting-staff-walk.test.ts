import type { EndpointName } from '@oja/contract';
import { expect, test } from 'vitest';
import { markProven } from '../../test/calls.ts';
import { expectCleanLedger } from '../../test/expect-clean-ledger.ts';
import { refusalOf } from '../../test/refusal-of.ts';
import { openBackOffice } from '../../test/staff-calls/back-office.ts';
import { moneyCalls } from '../../test/staff-calls/money-calls.ts';
import { settingsCalls } from '../../test/staff-calls/settings-calls.ts';

/**
 * Every decision of staff about money reads the role of the acting member of staff in its transaction: one who is
 * demoted between the read of the session and the transaction decides nothing.
 */
const office = await openBackOffice();
const { oja } = office;
const decider = await oja.person({ role: 'admin' });
await markProven(oja.deps, decider.token);

const setRole = (role: 'admin' | 'moderator') =>
  oja.deps.db.updateTable('users').set({ role }).where('id', '=', decider.id).execute();

/** Calls of staff on this subject that decide about no money: they read, stop or ask, or change what plans cost. */
const decideNothing: readonly EndpointName[] = [
  'compareWithGateway',
  'explainDifference',
  'adminCheckWithdrawal',
  'adminResendOtp',
  'auditLedger',
  'freezePayouts',
  'resolveAlert',
  'createPlan',
  'updatePlan',
  'archivePlan',
  'restorePlan',
  'hideTransaction',
  'restoreTransaction',
  'addStaffStatement',
];
const calls = { ...moneyCalls, saveHandoverPlan: settingsCalls.saveHandoverPlan };
const deciding = (Object.keys(calls) as EndpointName[]).filter((name) => !decideNothing.includes(name));

test.each(deciding)('%s is refused to one who was demoted a moment before', async (name) => {
  const options = await calls[name]?.(office);
  const { sessions } = oja.deps;
  const find = sessions.find;
  sessions.find = async (...given) => {
    const session = await find(...given);
    if (session?.user.id === decider.id) await setRole('moderator');
    return session;
  };
  try {
    const answer = await oja.callRaw(name, { ...options, token: decider.token });
    expect(refusalOf(answer)).toEqual([403, 'access_denied']);
  } finally {
    sessions.find = find;
    await setRole('admin');
  }
  await expectCleanLedger(oja);
});
