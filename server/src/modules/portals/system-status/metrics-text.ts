import type { Deps } from '../../../deps/deps.ts';
import { countStreams } from '../../../http/event-stream.ts';
import { type Figure, figuresText } from '../../../metrics/figures.ts';
import { processFigures } from '../../../metrics/process-figures.ts';
import { readLastAudit } from '../money-watch/index.ts';
import { readQueue } from './queue.queries.ts';

/**
 * The text of /metrics. Requests, pool, streams and process figures are of this process; queue, ledger and outgoing
 * calls are of the whole installation. Without a database the first half is still returned.
 */
export async function metricsText(deps: Pick<Deps, 'db' | 'now' | 'metrics'>): Promise<string> {
  await deps.metrics.outcomes.flush();
  const shared = await sharedFigures(deps).catch(() => undefined);
  const reachable: Figure = {
    name: 'oja_database_up',
    help: 'Whether the database answered just now.',
    kind: 'gauge',
    values: [{ value: shared === undefined ? 0 : 1 }],
  };
  const parts = await Promise.all([
    processFigures(),
    deps.metrics.requests.text(),
    figuresText([...ownFigures(deps), reachable, ...(shared ?? [])]),
  ]);
  return parts.join('\n');
}

function ownFigures({ metrics }: Pick<Deps, 'metrics'>): Figure[] {
  const { busy, idle, waiting, most } = metrics.pool();
  return [
    {
      name: 'oja_pool_connections',
      help: 'Connections of this process to the database, by what they do.',
      kind: 'gauge',
      values: [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    {
      name: 'oja_pool_connections_max',
      help: 'How many connections this process may open.',
      kind: 'gauge',
      values: [{ value: most }],
    },
    {
      name: 'oja_pool_waiting',
      help: 'Requests and jobs of this process that wait for a connection.',
      kind: 'gauge',
      values: [{ value: waiting }],
    },
    {
      name: 'oja_event_streams',
      help: 'Browsers that listen for live hints at this process.',
      kind: 'gauge',
      values: [{ value: countStreams() }],
    },
  ];
}

async function sharedFigures(deps: Pick<Deps, 'db' | 'now'>): Promise<Figure[]> {
  const [queue, audit, calls] = await Promise.all([
    readQueue(deps.db),
    readLastAudit(deps),
    deps.db.selectFrom('outsideCalls').selectAll().orderBy('gateway').orderBy('outcome').execute(),
  ]);
  const states = ['waiting', 'running', 'scheduled', 'retrying', 'failed'] as const;
  return [
    {
      name: 'oja_queue_jobs',
      help: 'Jobs in the queue of the whole installation, by state.',
      kind: 'gauge',
      values: states.map((state) => ({ labels: { state }, value: queue[state] })),
    },
    ...(audit === null ? [] : ledgerFigures(audit, deps.now())),
    {
      name: 'oja_outside_calls_total',
      help: 'Calls of the whole installation to other systems, by what came of them.',
      kind: 'total',
      values: calls.map(({ gateway, outcome, calls: value }) => ({ labels: { gateway, outcome }, value })),
    },
  ];
}

function ledgerFigures(
  audit: { clean: boolean; finishedAt: Date; checks: { faults: number }[] },
  now: Date,
): Figure[] {
  return [
    {
      name: 'oja_ledger_clean',
      help: 'Whether every invariant of the money held at the last audit.',
      kind: 'gauge',
      values: [{ value: audit.clean ? 1 : 0 }],
    },
    {
      name: 'oja_ledger_broken_invariants',
      help: 'Invariants of the money that were broken at the last audit.',
      kind: 'gauge',
      values: [{ value: audit.checks.filter(({ faults }) => faults !== 0).length }],
    },
    {
      name: 'oja_ledger_audit_age_seconds',
      help: 'How long ago the last audit of the ledger ended.',
      kind: 'gauge',
      values: [{ value: Math.max(0, (now.getTime() - audit.finishedAt.getTime()) / 1000) }],
    },
  ];
}
