import type { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { addTransaction } from './add-transaction.ts';
import { cancelTransaction } from './cancel-transaction.ts';
import { exportTransactions } from './export-transactions.ts';
import { findTraders } from './find-traders.ts';
import { hideTransaction, restoreTransaction } from './hide-transaction.ts';
import { listTransactions } from './list-transactions.ts';
import { showTransaction } from './show-transaction.ts';
import { summariseTransactions } from './summarise-transactions.ts';

export const transactionRoutes = (deps: Deps): Handlers<typeof adminTransactionEndpoints> => ({
  async listStaffTransactions({ session, query }) {
    return listTransactions(deps, session.user, query);
  },
  async summariseTransactions({ query }) {
    return { data: await summariseTransactions(deps, query.period ?? '30d') };
  },
  async exportStaffTransactions(call) {
    const lines = await exportTransactions(
      deps,
      { actor: staffActor(call), viewer: call.session.user },
      call.query,
    );
    return sendCsv(call.reply, { name: 'transactions', at: deps.now(), lines });
  },
  async findTraders({ query }) {
    return { data: await findTraders(deps.db, query.search) };
  },
  async showStaffTransaction({ session, params }) {
    return { data: await showTransaction(deps, { purchaseId: params.id, viewer: session.user }) };
  },
  async addTransaction(call) {
    const { body: sale, idempotencyKey } = call;
    const { purchaseId, approval } = await addTransaction(deps, {
      actor: staffActor(call),
      sale,
      idempotencyKey,
      provenBy: call.session,
    });
    if (purchaseId === null) return { data: null, approval, message: 'Waiting for Approval' };
    return {
      data: await showTransaction(deps, { purchaseId, viewer: call.session.user }),
      approval,
      message: 'Transaction created successfully',
    };
  },
  async hideTransaction(call) {
    const { reason } = call.body;
    await hideTransaction(deps, { purchaseId: call.params.id, actor: staffActor(call), reason });
    return { data: null, message: 'Transaction Deleted' };
  },
  async restoreTransaction(call) {
    const { params, body } = call;
    await restoreTransaction(deps, { purchaseId: params.id, actor: staffActor(call), reason: body.reason });
    const data = await showTransaction(deps, { purchaseId: params.id, viewer: call.session.user });
    return { data, message: 'Transaction Restored' };
  },
  async cancelTransaction(call) {
    const { params, body, idempotencyKey } = call;
    const cancel = { purchaseId: params.id, reason: body.reason, idempotencyKey };
    const given = { ...cancel, actor: staffActor(call), provenBy: call.session };
    const approval = await cancelTransaction(deps, given);
    const data = await showTransaction(deps, { purchaseId: params.id, viewer: call.session.user });
    return approval ? { data, approval, message: 'Waiting for Approval' } : { data, approval };
  },
});
