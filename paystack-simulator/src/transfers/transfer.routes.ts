import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import { holdForever } from '../http/hold.ts';
import { dateField, pageQuery, takePage } from '../http/page.ts';
import { readInput, requiredText } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { initiateTransfer } from './initiate-transfer.ts';
import { forceTransfer } from './move-transfer.ts';
import { presentNewTransfer, presentTransfer } from './transfer.presenter.ts';
import { countTransfers, findTransfer, listTransfers } from './transfer.store.ts';

const referenceParams = z.object({ reference: z.string() });

const finalizeBody = z.object({
  transfer_code: requiredText('transfer_code_invalid'),
  otp: requiredText('otp_invalid'),
});

const resendBody = z.object({ transfer_code: requiredText('transfer_code_invalid') });

const listQuery = pageQuery.extend({
  status: z.string().optional(),
  from: dateField('from_invalid'),
  to: dateField('to_invalid'),
});

/** Every other six-digit code is accepted. */
const wrongOtp = '000000';

export function addTransferRoutes(app: FastifyInstance, world: World): void {
  app.post('/transfer', async (request, reply) => {
    const made = initiateTransfer(world, request.body);
    if (made === undefined || made.answer === 'timeout-after') return holdForever(world, reply);
    if (made.answer === 'error-after') throw new Refusal('failed');
    const message =
      made.transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued';
    return success(message, presentNewTransfer(made.transfer));
  });

  app.post('/transfer/finalize_transfer', async (request) => {
    const { transfer_code, otp } = readInput(finalizeBody, request.body);
    return world.state.transaction(() => {
      const transfer = findTransfer(world, 'transfer_code', transfer_code);
      if (transfer === undefined) throw new Refusal('transfer_code_invalid');
      if (transfer.status !== 'otp') throw new Refusal('transfer_wants_no_otp');
      if (!/^\d{6}$/.test(otp) || otp === wrongOtp) throw new Refusal('otp_invalid');
      const finished = forceTransfer(world, transfer.reference, 'success');
      return success('Transfer has been queued', presentNewTransfer(finished));
    });
  });

  app.post('/transfer/resend_otp', async (request) => {
    const { transfer_code } = readInput(resendBody, request.body);
    const transfer = findTransfer(world, 'transfer_code', transfer_code);
    if (transfer === undefined) throw new Refusal('transfer_code_invalid');
    if (transfer.status !== 'otp') throw new Refusal('transfer_wants_no_otp');
    return success('OTP has been resent', null);
  });

  app.get('/transfer/verify/:reference', async (request) => {
    const { reference } = readInput(referenceParams, request.params);
    const transfer = findTransfer(world, 'reference', reference);
    if (transfer === undefined) throw new Refusal('transfer_unknown');
    return success('Transfer retrieved', presentTransfer(world, transfer));
  });

  app.get('/transfer', async (request) => {
    const query = readInput(listQuery, request.query);
    const filter = { status: query.status ?? null, from: query.from ?? null, to: query.to ?? null };
    const { data, meta } = takePage(query, {
      total: countTransfers(world, filter),
      slice: (range) => listTransfers(world, filter, range),
    });
    return success(
      'Transfers retrieved',
      data.map((row) => presentTransfer(world, row)),
      meta,
    );
  });
}
