import { expect } from 'vitest';
import type { Person } from '../../../../test/oja.ts';
import { fund, type OjaWithPaystack } from '../../../../test/paystack.ts';
import { openChargeback, settleChargeback } from '../../money/chargebacks/index.ts';
import { type Model, type ModelCommand, owe, pay, type Real } from './test-purchase-model.ts';

interface ChargebackCommandsInput {
  oja: OjaWithPaystack;
  command: (
    name: string,
    needs: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) => ModelCommand;
}

/** Buyers pay by card, and a bank asks for the money back, which may be in escrow, in cover or spent by then. */
export function chargebackCommands({ oja, command }: ChargebackCommandsInput) {
  const payByCard = (who: number, naira: number) =>
    command(
      `pay ${naira} by the card of ${who}`,
      (model) => model.payments.length < 3,
      async (model, real) => {
        real.payments.push(await fund(oja, real.people[who] as Person, naira));
        model.payments.push({ who, naira, status: 'paid', held: 0 });
        pay(model, who, naira);
      },
    );

  const askBack = (which: number) =>
    command(
      `ask payment ${which} back`,
      ({ payments }) => payments.some(({ status }) => status !== 'over'),
      async (model, real) => {
        const n = which % model.payments.length;
        const [payment, reference = ''] = [model.payments[n], real.payments[n]];
        if (payment === undefined || payment.status === 'over') return;
        const { who, naira } = payment;
        // A second chargeback of the same payment claims nothing.
        const isRepeated = payment.status === 'questioned';
        const gatewayId = isRepeated ? `${reference} again` : reference;
        const chargeback = { gatewayId, reference, amountKobo: naira * 100 };
        expect(await openChargeback(oja.deps, chargeback)).toBe(true);
        if (isRepeated) return;
        payment.status = 'questioned';
        payment.held = Math.min(naira, model.wallets[who] ?? 0);
        pay(model, who, -payment.held);
      },
    );

  const endChargeback = (which: number, outcome: 'lost' | 'won') =>
    command(
      `chargeback of ${which} ${outcome}`,
      ({ payments }) => payments.some(({ status }) => status === 'questioned'),
      async (model, real) => {
        const n = which % model.payments.length;
        const [payment, gatewayId = ''] = [model.payments[n], real.payments[n]];
        if (payment?.status !== 'questioned') return;
        expect(await settleChargeback(oja.deps, { gatewayId, outcome })).toBe(true);
        payment.status = 'over';
        if (outcome === 'won') pay(model, payment.who, payment.held);
        else owe(model, payment.who, payment.naira - payment.held);
      },
    );

  return { payByCard, askBack, endChargeback };
}
