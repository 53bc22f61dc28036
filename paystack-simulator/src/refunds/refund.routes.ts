import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import { pageQuery, sourceOf, takePage } from '../http/page.ts';
import { readInput } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { createRefund } from './create-refund.ts';
import { retryRefund } from './move-refund.ts';
import { presentNewRefund, presentRefund } from './refund.presenter.ts';
import { findRefund, listRefunds } from './refund.store.ts';

const idParams = z.object({ id: z.coerce.number({ error: 'refund_unknown' }) });

const retryBody = z.object({
  refund_account_details: z.object(
    {
      currency: z.string({ error: 'refund_details_invalid' }),
      account_number: z
        .string({ error: 'refund_details_invalid' })
        .regex(/^\d{10}$/, { error: 'refund_details_invalid' }),
      bank_id: z.union([z.string(), z.int()], { error: 'refund_details_invalid' }),
    },
    { error: 'refund_details_invalid' },
  ),
});

export function addRefundRoutes(app: FastifyInstance, world: World): void {
  app.post('/refund', async (request) =>
    success(
      'Refund has been queued for processing',
      presentNewRefund(world, createRefund(world, request.body)),
    ),
  );

  app.get('/refund', async (request) => {
    const { data, meta } = takePage(readInput(pageQuery, request.query), sourceOf(listRefunds(world)));
    return success(
      'Refunds retrieved',
      data.map((row) => presentRefund(world, row)),
      meta,
    );
  });

  app.get('/refund/:id', async (request) =>
    success('Refund retrieved', presentRefund(world, knownRefund(world, request.params))),
  );

  app.post('/refund/retry_with_customer_details/:id', async (request) => {
    readInput(retryBody, request.body);
    return world.state.transaction(() => {
      const refund = knownRefund(world, request.params);
      if (refund.status !== 'needs-attention') throw new Refusal('refund_needs_no_details');
      retryRefund(world, refund);
      return success(
        'Refund retried and has been queued for processing',
        presentRefund(world, knownRefund(world, request.params)),
      );
    });
  });
}

function knownRefund(world: World, params: unknown) {
  const refund = findRefund(world, readInput(idParams, params).id);
  if (refund === undefined) throw new Refusal('refund_unknown');
  return refund;
}
