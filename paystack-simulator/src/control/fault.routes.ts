import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiFaultSchema } from '../http/api-fault.ts';
import { success } from '../http/envelope.ts';
import { readInput } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import { addFault, clearFaults, listFaults } from '../state/faults.ts';
import { eventNames } from '../webhooks/emit.ts';
import { webhookFaultSchema } from '../webhooks/webhook-fault.ts';
import type { World } from '../world.ts';

const times = z.int().min(1).default(1);

const faultBody = z.union([
  z.strictObject({ endpoint: z.string(), fault: apiFaultSchema, times }),
  z.strictObject({ event: z.enum([...eventNames, '*']), fault: webhookFaultSchema, times }),
]);

export function addFaultRoutes(
  app: FastifyInstance,
  { world, endpoints }: { world: World; endpoints: ReadonlySet<string> },
): void {
  app.get('/faults', async () => success('Faults that wait', listFaults(world)));

  app.post('/faults', async (request) => {
    const order = readInput(faultBody, request.body);
    if ('endpoint' in order) {
      if (order.endpoint !== '*' && !endpoints.has(order.endpoint))
        throw new Refusal('params_invalid', {
          detail: `There is no endpoint '${order.endpoint}'. There are: ${[...endpoints].join(', ')}`,
        });
      addFault(world, { target: 'api', match: order.endpoint, detail: order.fault, times: order.times });
    } else {
      addFault(world, { target: 'webhook', match: order.event, detail: order.fault, times: order.times });
    }
    return success('Faults that wait', listFaults(world));
  });

  app.delete('/faults', async () => {
    clearFaults(world);
    return success('Faults that wait', []);
  });
}
