import type { Deps } from '../../../deps/deps.ts';
import { readLastComparison } from './comparison.store.ts';
import { presentComparison, presentDifference } from './difference.presenter.ts';

const shownAtMost = 100;

/** The last attempt, the time of the last completed comparison, and the open differences. */
export async function showComparison(deps: Pick<Deps, 'db'>) {
  const [last, done, differences, open] = await Promise.all([
    readLastComparison(deps.db, { done: false }),
    readLastComparison(deps.db, { done: true }),
    readOpen(deps),
    countOpen(deps),
  ]);
  return {
    last: last ? presentComparison(last) : null,
    done_at: done?.finishedAt.toISOString() ?? null,
    differences: differences.map(presentDifference),
    open,
  };
}

function readOpen(deps: Pick<Deps, 'db'>) {
  return deps.db
    .selectFrom('gatewayDifferences as d')
    .leftJoin('payments as p', 'p.id', 'd.paymentId')
    .selectAll('d')
    .select('p.userId')
    .where('d.goneAt', 'is', null)
    .where('d.explainedAt', 'is', null)
    .orderBy('d.foundAt')
    .limit(shownAtMost)
    .execute();
}

async function countOpen(deps: Pick<Deps, 'db'>): Promise<number> {
  const { open } = await deps.db
    .selectFrom('gatewayDifferences')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('goneAt', 'is', null)
    .where('explainedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}
