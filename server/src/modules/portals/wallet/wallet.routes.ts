import type { walletEndpoints } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { listHistory, listTransactions } from './list-transactions.ts';
import { readBalanceHistory } from './read-balance-history.ts';
import { readReferrals } from './read-referrals.ts';
import { readStats } from './read-stats.ts';
import { writeStatement } from './write-statement.ts';

type Names =
  | 'walletStats'
  | 'listTransactions'
  | 'walletHistory'
  | 'listReferrals'
  | 'balanceHistory'
  | 'walletStatement';

export const walletRoutes = (deps: Deps): Pick<Handlers<typeof walletEndpoints>, Names> => ({
  async walletStats({ session }) {
    const { minimumDeposit } = await deps.settings.read('naira');
    const { stats, onItsWay } = await readStats(deps, session.user.id);
    return { data: stats, minimum_deposit: minimumDeposit, on_its_way: onItsWay };
  },
  async listTransactions({ session, query }) {
    const { rows, nextCursor } = await listTransactions(deps, session.user.id, query);
    return { data: rows, next_cursor: nextCursor };
  },
  async walletHistory({ session, query }) {
    const { rows, nextCursor } = await listHistory(deps, session.user.id, query);
    return { data: rows, next_cursor: nextCursor };
  },
  async listReferrals({ session }) {
    const { referralReward: reward, minimumCountedPrice } = await deps.settings.read('naira');
    const referrals = await readReferrals(deps, session.user.id);
    return { data: { reward, minimum_price: minimumCountedPrice, ...referrals } };
  },
  async balanceHistory({ session, query }) {
    return { data: await readBalanceHistory(deps, session.user.id, query.days) };
  },
  async walletStatement({ session, query, reply }) {
    const statement = await writeStatement(deps, session.user, query.month);
    reply.header('content-disposition', `attachment; filename="statement_${query.month}.csv"`);
    reply.header('cache-control', 'no-store');
    return reply.type('text/csv; charset=utf-8').send(statement);
  },
});
