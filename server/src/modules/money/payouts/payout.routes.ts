import type { payoutEndpoints } from '@oja/contract/payouts';
import type { withdrawalOtpEndpoints } from '@oja/contract/withdrawal-otp';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { isAloneWithMoney } from './decide-own.ts';
import { enterOtp, resendOtp } from './enter-otp.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { proposeRelease } from './propose-release.ts';
import { readOptions } from './read-options.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { checkAgain, returnMoney } from './staff-withdrawals.ts';
import { presentForStaff, presentWithdrawal } from './withdrawal.presenter.ts';
import {
  countNeedingAttention,
  findForStaff,
  findOwnWithdrawals,
  findWithPerson,
  type WithdrawalWithPerson,
  withdrawalOrders,
} from './withdrawal.queries.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Names =
  | 'withdrawalOptions'
  | 'requestWithdrawal'
  | 'listWithdrawals'
  | 'cancelWithdrawal'
  | 'adminWithdrawals'
  | 'exportWithdrawals'
  | 'adminCheckWithdrawal'
  | 'adminReturnWithdrawal'
  | 'adminReleaseWithdrawal';

const pageSize = 24;

export const payoutRoutes = (deps: Deps): Pick<Handlers<typeof payoutEndpoints>, Names> => ({
  async withdrawalOptions({ session }) {
    return { data: await readOptions(deps, session.user.id) };
  },
  async requestWithdrawal({ session, body, idempotencyKey }) {
    const id = await requestWithdrawal(deps, session.user, {
      request: body,
      idempotencyKey,
      provenBy: session,
    });
    return { data: presentWithdrawal(await readBack(deps, id)), message: 'Withdrawal Requested' };
  },
  async listWithdrawals({ session, query }) {
    const limit = query.limit ?? pageSize;
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
    const rows = await findOwnWithdrawals(deps.db, { userId: session.user.id, limit: limit + 1, after });
    const page = rows.slice(0, limit);
    return { data: page.map(presentWithdrawal), next_cursor: cursorAfter(page, rows.length > limit) };
  },
  async cancelWithdrawal({ session, params }) {
    await cancelWithdrawal(deps, { withdrawalId: params.id, userId: session.user.id });
    return { data: presentWithdrawal(await readBack(deps, params.id)), message: 'Withdrawal Cancelled' };
  },
  async adminWithdrawals({ session, query }) {
    const limit = query.limit ?? pageSize;
    const { timezone: timeZone } = await deps.settings.read('general');
    const rows = await findForStaff(deps.db, { ...query, limit: limit + 1, timeZone });
    const { page, nextCursor } = pageOf(rows, limit, withdrawalOrders[query.sort ?? 'date']);
    return {
      data: await presentAll(deps, page, session.user),
      next_cursor: nextCursor,
      waiting: await countNeedingAttention(deps.db),
    };
  },
  async exportWithdrawals(call) {
    const lines = await exportWithdrawals(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'withdrawals', at: deps.now(), lines });
  },
  async adminCheckWithdrawal({ session, client, params }) {
    await checkAgain(deps, { withdrawalId: params.id, actor: staffActor({ session, client }) });
    return { data: await presentOne(deps, params.id, session.user) };
  },
  async adminReturnWithdrawal({ session, client, params, body }) {
    const actor = staffActor({ session, client });
    await returnMoney(deps, { withdrawalId: params.id, reason: body.reason, actor, provenBy: session });
    return { data: await presentOne(deps, params.id, session.user) };
  },
  async adminReleaseWithdrawal({ session, client, params, body }) {
    const actor = staffActor({ session, client });
    const order = { withdrawalId: params.id, reason: body.reason, actor, provenBy: session };
    const approval = await proposeRelease(deps, order);
    const data = await presentOne(deps, params.id, session.user);
    return { data, approval, message: approval ? 'Waiting for Approval' : 'Withdrawal Released' };
  },
});

export const withdrawalOtpRoutes = (deps: Deps): Handlers<typeof withdrawalOtpEndpoints> => ({
  async adminEnterOtp(call) {
    await enterOtp(deps, { withdrawalId: call.params.id, otp: call.body.otp, actor: staffActor(call) });
    return { data: await presentOne(deps, call.params.id, call.session.user) };
  },
  async adminResendOtp(call) {
    await resendOtp(deps, { withdrawalId: call.params.id, actor: staffActor(call) });
    return {
      data: await presentOne(deps, call.params.id, call.session.user),
      message: 'Code Sent Again',
    };
  },
});

function cursorAfter(page: readonly WithdrawalRow[], hasMore: boolean): string | null {
  const last = page.at(-1);
  return hasMore && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
}

async function presentOne(deps: Deps, id: string, viewer: { id: string }) {
  const [shown] = await presentAll(deps, [await readBack(deps, id)], viewer);
  if (shown === undefined) throw new Refusal('not_found');
  return shown;
}

async function presentAll(deps: Deps, rows: readonly WithdrawalWithPerson[], { id }: { id: string }) {
  const isAlone =
    rows.some(({ userId }) => userId === id) && (await isAloneWithMoney(deps.db, id, deps.now()));
  return rows.map((row) => presentForStaff(row, { id, isAlone }));
}

async function readBack(deps: Deps, id: string) {
  const row = await findWithPerson(deps.db, id);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
