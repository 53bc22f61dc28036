import type { handoverEndpoints } from '@oja/contract/handovers';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { cancelHandover } from './cancel-handover.ts';
import { contestStep } from './contest-step.ts';
import { readCode, sendCode } from './handover-codes.ts';
import { listHandovers, showHandover } from './show-handover.ts';
import { tickStep } from './tick-step.ts';

export const handoverRoutes = (deps: Deps): Handlers<typeof handoverEndpoints> => ({
  async listHandovers({ session }) {
    return { data: await listHandovers(deps, session.user.id) };
  },
  async showHandover({ session, params }) {
    return { data: await showHandover(deps, { purchaseId: params.id, userId: session.user.id }) };
  },
  async tickHandoverStep({ session, params, body, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    const { note, images = [] } = body;
    await tickStep(deps, { ...own, key: params.key, note, images }, idempotencyKey);
    return { data: await showHandover(deps, own), message: 'Step done' };
  },
  async contestHandoverStep({ session, params, body, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await contestStep(deps, { ...own, key: params.key, text: body.text }, idempotencyKey);
    return { data: await showHandover(deps, own), message: 'The step is open again' };
  },
  async sendHandoverCode({ session, params, body, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await sendCode(deps, { ...own, code: body.code }, idempotencyKey);
    return { data: await showHandover(deps, own), message: 'Code sent' };
  },
  async readHandoverCode({ session, params }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    return { data: { code: await readCode(deps, { ...own, codeId: params.code_id }) } };
  },
  async cancelHandover({ session, params, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await cancelHandover(deps, own, idempotencyKey);
    return { data: await showHandover(deps, own), message: 'Purchase Cancelled' };
  },
});
