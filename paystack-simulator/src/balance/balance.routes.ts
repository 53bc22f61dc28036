import type { FastifyInstance } from 'fastify';
import { success } from '../http/envelope.ts';
import { pageQuery, takePage } from '../http/page.ts';
import { readInput } from '../http/read-input.ts';
import { domain, integration } from '../integration.ts';
import { isoTime } from '../state/clock.ts';
import type { World } from '../world.ts';
import { countLedger, type LedgerRow, listLedger, readBalance } from './balance.store.ts';

export function addBalanceRoutes(app: FastifyInstance, world: World): void {
  app.get('/balance', async () =>
    success('Balances retrieved', [{ currency: 'NGN', balance: readBalance(world) }]),
  );

  app.get('/balance/ledger', async (request) => {
    const { data, meta } = takePage(readInput(pageQuery, request.query), {
      total: countLedger(world),
      slice: (range) => listLedger(world, range),
    });
    return success('Balance ledger retrieved', data.map(presentLedgerRow), meta);
  });
}

function presentLedgerRow(row: LedgerRow) {
  return {
    integration: integration.id,
    domain,
    id: row.id,
    balance: row.balance,
    currency: row.currency,
    difference: row.difference,
    reason: row.reason,
    model_responsible: row.model_responsible,
    model_row: row.model_row,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.created_at),
  };
}
