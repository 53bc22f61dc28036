import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import { dateField, pageQuery, sourceOf, takePage } from '../http/page.ts';
import { readInput } from '../http/read-input.ts';
import type { World } from '../world.ts';
import { presentSettlement } from './settlement.presenter.ts';
import { countSettlements, listSettlements } from './settlement.store.ts';

const listQuery = pageQuery.extend({
  status: z.string().optional(),
  subaccount: z.string().optional(),
  from: dateField('from_invalid'),
  to: dateField('to_invalid'),
});

export function addSettlementRoutes(app: FastifyInstance, world: World): void {
  app.get('/settlement', async (request) => {
    const query = readInput(listQuery, request.query);
    const filter = { status: query.status ?? null, from: query.from ?? null, to: query.to ?? null };
    // There are no subaccounts here; `none` asks for the settlements of the account itself.
    const isOfAccount = query.subaccount === undefined || query.subaccount === 'none';
    const { data, meta } = takePage(
      query,
      isOfAccount
        ? {
            total: countSettlements(world, filter),
            slice: (range) => listSettlements(world, filter, range),
          }
        : sourceOf([]),
    );
    return success('Settlements retrieved', data.map(presentSettlement), meta);
  });
}
