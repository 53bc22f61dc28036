import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readInput } from '../http/read-input.ts';
import { finishCheckout, mayStillBePaid } from '../transactions/settle-charge.ts';
import { findCustomer, findTransaction } from '../transactions/transaction.store.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { World } from '../world.ts';
import { checkoutPage, unknownCheckoutPage } from './checkout-page.ts';
import { checkoutStyle } from './checkout-style.ts';
import { returnAddress, returnOrigins } from './return-address.ts';

const params = z.object({ access_code: z.string() });
const choice = z.object({ outcome: z.enum(['success', 'failed', 'cancelled']) });

/** The hosted page. It needs no key: any client with the address may pay. */
export function addCheckoutRoutes(app: FastifyInstance, world: World, dispatcher: Dispatcher): void {
  app.get('/checkout/:access_code', async (request, reply) => {
    const { access_code } = readInput(params, request.params);
    const transaction = findTransaction(world, 'access_code', access_code);
    if (transaction === undefined) return sendPage(reply.code(404), unknownCheckoutPage(), []);
    const view = {
      email: findCustomer(world, 'id', transaction.customer_id)?.email ?? '',
      returnTo: returnAddress(transaction, 'success'),
      payable: mayStillBePaid(transaction),
    };
    return sendPage(reply, checkoutPage(transaction, view), returnOrigins(transaction));
  });

  app.post('/checkout/:access_code', async (request, reply) => {
    const { access_code } = readInput(params, request.params);
    const { outcome } = readInput(choice, request.body);
    if (findTransaction(world, 'access_code', access_code) === undefined)
      return sendPage(reply.code(404), unknownCheckoutPage(), []);
    const transaction = finishCheckout(world, access_code, outcome);
    await dispatcher.sendEarlyEvents();
    const ownPage = `${world.options.publicUrl()}/checkout/${access_code}`;
    return reply
      .header('cache-control', 'no-store')
      .redirect(returnAddress(transaction, outcome) ?? ownPage, 303);
  });
}

const styleHash = createHash('sha256').update(checkoutStyle).digest('base64');

/** The page has its own policy: the host's would block the redirect to a merchant on another origin. */
function sendPage(reply: FastifyReply, html: string, formOrigins: string[]) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
