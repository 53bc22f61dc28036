import { z } from 'zod';
import { changeBalance, readBalance } from '../balance/balance.store.ts';
import { koboField, nairaField, readInput } from '../http/read-input.ts';
import { findRecipient } from '../recipients/recipient.store.ts';
import { Refusal } from '../refusals.ts';
import { newCode, newId } from '../state/codes.ts';
import type { World } from '../world.ts';
import { stampDutyKobo, transferFeeKobo } from './fees.ts';
import { awaitOtp, moveTransfer, scheduleSteps } from './move-transfer.ts';
import { findTransfer, insertTransfer, type TransferRow } from './transfer.store.ts';
import { planTransfer } from './transfer-plans.ts';

const leastKobo = 10_000;

const body = z.object({
  source: z.literal('balance', { error: 'transfer_source_invalid' }),
  amount: koboField('transfer_amount_invalid').pipe(
    z.number().min(leastKobo, { error: 'transfer_amount_too_small' }),
  ),
  currency: nairaField,
  recipient: z.string({ error: 'transfer_recipient_invalid' }),
  reference: z
    .string({ error: 'transfer_reference_invalid' })
    .regex(/^[a-z0-9_-]*$/, { error: 'transfer_reference_invalid' })
    .regex(/^.{16,50}$/, { error: 'transfer_reference_length' })
    .optional(),
  reason: z.string().nullish(),
});

export interface TransferAnswer {
  transfer: TransferRow;
  answer: ReturnType<typeof planTransfer>['answer'];
}

/** Validates everything, then writes everything; undefined when the call must leave no trace. */
export function initiateTransfer(world: World, given: unknown): TransferAnswer | undefined {
  const order = readInput(body, given);
  return world.state.transaction(() => {
    const recipient = findRecipient(world, 'recipient_code', order.recipient);
    if (recipient === undefined) throw new Refusal('transfer_recipient_invalid');
    const plan = planTransfer(recipient.account_number, world.settings.read().transfers);
    if (plan.answer === 'timeout-before') return undefined;

    const reference = order.reference ?? newCode('', 20);
    if (findTransfer(world, 'reference', reference) !== undefined)
      throw new Refusal('transfer_reference_used');
    const fee = transferFeeKobo(order.amount);
    const stampDuty = stampDutyKobo(order.amount);
    const cost = order.amount + fee + stampDuty;
    if (readBalance(world) < cost) throw new Refusal('balance_too_low');

    const id = newId();
    insertTransfer(world, {
      id,
      reference,
      transfer_code: newCode('TRF_'),
      recipient_id: recipient.id,
      amount: order.amount,
      fee,
      stamp_duty: stampDuty,
      reason: order.reason ?? null,
    });
    changeBalance(world, { difference: -cost, reason: 'Transfer', model: 'Transfer', row: id });
    if (plan.starts === 'otp') awaitOtp(world, id);
    else if (plan.starts !== 'pending') moveTransfer(world, id, plan.starts);
    scheduleSteps(world, id, plan.follows);

    const transfer = findTransfer(world, 'id', id);
    return transfer === undefined ? undefined : { transfer, answer: plan.answer };
  });
}
