import { describe, expect, test } from 'vitest';
import { fund, startOjaWithPaystack } from '../../test/paystack.ts';
import { refusalOf } from '../../test/refusal-of.ts';
import { PaystackRefused } from '../gateways/paystack/index.ts';
import { createLog } from './log.ts';

function lineOf(logged: object): string {
  const lines: string[] = [];
  createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }).info(logged, 'a line');
  return lines.join('');
}

describe('the log', () => {
  test.each([
    ['password', 'horse-battery'],
    ['token', 'tok_planted'],
    ['authorization', 'Bearer sk_live_planted'],
    ['cookie', 'oja_device=planted'],
    ['credentials', 'planted'],
    ['secret', 'whsec_planted'],
    ['secretKey', 'sk_live_planted'],
    ['secret_key', 'sk_live_planted'],
    ['authorizationCode', 'AUTH_planted'],
    ['authorization_code', 'AUTH_planted'],
    ['accessCode', 'planted'],
    ['access_code', 'planted'],
  ])('never holds the value of %s, at whatever depth it is logged', (field, value) => {
    for (const logged of [{ [field]: value }, { a: { [field]: value } }, { a: { b: { [field]: value } } }]) {
      const line = lineOf(logged);
      expect(line).toContain('[redacted]');
      expect(line).not.toContain(value);
    }
  });

  test('never holds the body of a charge that an error carries', () => {
    const err = Object.assign(new PaystackRefused('Declined', { status: 400, code: 'declined' }), {
      data: { authorization: { authorization_code: 'AUTH_planted', bin: '408408' } },
    });
    expect(lineOf({ err })).not.toContain('AUTH_planted');
  });

  test('holds neither the key of Paystack nor an authorization code after payments, refusals and failures', async () => {
    const oja = await startOjaWithPaystack();
    const ada = await oja.person();
    await fund(oja, ada, 900);
    const cards = await oja.deps.db.selectFrom('paymentCards').select('id').execute();
    expect(cards).toHaveLength(1);
    await oja.sim.spoilCall('POST /transaction/initialize', { kind: 'error-before' });
    const failed = await oja.call('payPaystack', { token: ada.token, body: { amount: 900 } });
    expect(refusalOf(failed)).toEqual([502, 'payments_unclear']);
    oja.deps.log.error({ paystack: oja.deps.paystack, config: oja.deps.config }, 'everything');
    const log = oja.logLines.join('');
    expect(log).toContain('everything');
    expect(log).not.toContain(oja.sim.secretKey);
    expect(log).not.toContain('AUTH_');
  });
});
