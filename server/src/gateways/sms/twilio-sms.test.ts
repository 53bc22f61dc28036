import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTwilio } from '../../../test/twilio.ts';
import { createSmsGateway } from './index.ts';

const twilio = await startTwilio();
afterAll(() => twilio.close());
beforeEach(() => {
  twilio.received.length = 0;
  twilio.answer(201, { sid: 'SM42' });
});

const gateway = createSmsGateway({ twilioUrl: twilio.url });
const line = { provider: 'twilio', accountSid: 'AC1', authToken: 'secret', from: '+15005550006' } as const;
const message = { to: '+2348012345678', text: 'Oja: Payment received' };

test('a text message goes to Twilio with the account it belongs to', async () => {
  expect(await gateway.send(line, message)).toEqual({ id: 'SM42' });
  expect(twilio.received).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      form: { To: message.to, From: line.from, Body: message.text },
    },
  ]);
});

test.each([
  [400, true],
  [401, false],
  [429, false],
  [500, false],
])('an answer of %d is final: %s', async (status, permanent) => {
  twilio.answer(status, { code: 21211, message: 'Invalid number' });
  await expect(gateway.send(line, message)).rejects.toMatchObject({
    name: 'SmsFailure',
    permanent,
    message: `Twilio answered ${status}: Invalid number`,
  });
});

test('an unreachable provider is not permanent', async () => {
  const nowhere = createSmsGateway({ twilioUrl: 'http://127.0.0.1:9' });
  await expect(nowhere.send(line, message)).rejects.toMatchObject({ permanent: false });
});

test.each(['aws-sns', 'nexmo'] as const)('%s is not available yet, and nothing leaves', async (provider) => {
  await expect(gateway.send({ ...line, provider }, message)).rejects.toThrow(/not available yet/);
  expect(twilio.received).toEqual([]);
});
