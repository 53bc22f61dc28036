import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja({ env: { RATE_LIMIT_FACTOR: '1' } });
const { token, email } = await oja.person({ role: 'admin' });

test.each(['sendTestEmail', 'testWebhook'] as const)('%s a hundred times ends with 429', async (name) => {
  const answers = [];
  const address = name === 'testWebhook' ? '10.9.9.1' : '10.9.9.2';
  for (let call = 0; call < 14; call += 1) answers.push(await oja.call(name, { token, address }));
  const refused = [429, 'too_many_requests'];
  expect(answers.slice(-3).map(refusalOf)).toEqual([refused, refused, refused]);
  if (name === 'sendTestEmail') expect((await oja.mails(email)).length).toBe(10);
});
