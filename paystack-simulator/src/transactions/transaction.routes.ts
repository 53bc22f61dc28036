import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import { dateField, pageQuery, takePage } from '../http/page.ts';
import { readInput } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { initializeTransaction } from './initialize-transaction.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { findTransaction, listTransactions, measureTransactions } from './transaction.store.ts';

const referenceParams = z.object({ reference: z.string() });

const listQuery = pageQuery.extend({
  status: z.string().optional(),
  from: dateField('from_invalid'),
  to: dateField('to_invalid'),
});

export function addTransactionRoutes(app: FastifyInstance, world: World): void {
  app.post('/transaction/initialize', async (request) =>
    success('Authorization URL created', initializeTransaction(world, request.body, request.ip)),
  );

  app.get('/transaction/verify/:reference', async (request) => {
    const { reference } = readInput(referenceParams, request.params);
    const transaction = findTransaction(world, 'reference', reference);
    // The API's samples answer 400 here, its OpenAPI description 404; both have to be expected.
    if (transaction === undefined)
      throw new Refusal('transaction_unknown', { http: world.dice.odd(2) ? 404 : 400 });
    return success('Verification successful', presentTransaction(world, transaction));
  });

  app.get('/transaction', async (request) => {
    const query = readInput(listQuery, request.query);
    const filter = { status: query.status ?? null, from: query.from ?? null, to: query.to ?? null };
    const { total, volume } = measureTransactions(world, filter);
    const { data, meta } = takePage(query, {
      total,
      slice: (range) => listTransactions(world, filter, range),
    });
    return success(
      'Transactions retrieved',
      data.map((row) => presentTransaction(world, row)),
      query.use_cursor ? meta : { ...meta, total_volume: volume },
    );
  });
}
