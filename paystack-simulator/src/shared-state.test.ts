import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { balanceAnswer, verifyAnswer } from '../test/answer-schemas.ts';
import { newStateFile, secretKey, sendCall, startTestSimulator } from '../test/simulator-world.ts';
import { choose, createRecipient, initialize, pay, transfer } from '../test/steps.ts';
import { startWebhookReceiver } from '../test/webhook-receiver.ts';
import { minuteMs } from './durations.ts';

test('keeps everything over a restart: payments, faults, clock, and what was still to happen', async () => {
  const stateFile = newStateFile();
  const before = await startTestSimulator({ stateFile });
  await before.control('POST /settings', { transfers: 'pending', settleAfterMs: minuteMs });
  await before.control('POST /clock/advance', { hours: 5 });
  const open = await initialize(before);
  const sent = await transfer(before);
  before.receiver.answerWith(500);
  const paid = await pay(before);
  await before.settle();
  await before.close();

  const after = await startTestSimulator({ stateFile });
  const { data } = verifyAnswer.parse((await after.call(`GET /transaction/verify/${paid.reference}`)).body);
  expect(data.status).toBe('success');
  expect(await choose(`${after.url}/checkout/${open.access_code}`, 'success')).toMatchObject({ status: 303 });
  expect((await createRecipient(after)).recipient_code).toMatch(/^RCP_/);
  await after.control('POST /clock/advance', { hours: 1 });
  expect(after.receiver.events().toSorted()).toEqual([
    'charge.success',
    'charge.success',
    'transfer.success',
  ]);
  expect((await after.call(`GET /transfer/verify/${sent.reference}`)).body.data).toMatchObject({
    status: 'success',
  });
});

test('is one world for two processes: what one records the other shows, and each webhook is sent once', async () => {
  const stateFile = newStateFile();
  const receiver = await startWebhookReceiver();
  onTestFinished(() => receiver.close());
  const one = await startTestSimulator({ stateFile, webhookUrl: receiver.url });
  const two = await startTestSimulator({ stateFile, webhookUrl: receiver.url });

  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) => initialize(n % 2 === 0 ? one : two, { reference: `fund-${n}` })),
  );
  await Promise.all(
    made.map(({ access_code }, n) =>
      choose(`${(n % 2 === 0 ? two : one).url}/checkout/${access_code}`, 'success'),
    ),
  );
  await Promise.all([one.settle(), two.settle()]);
  const references = receiver.received.map(({ body }) => JSON.parse(body).data.reference);
  expect(references.toSorted()).toEqual(made.map(({ reference }) => reference).toSorted());

  await one.control('POST /balance', { set: 21_000 });
  const racing = await Promise.all([
    transfer(one, { amount: 20_000, reference: 'withdrawal-race-one' }),
    transfer(two, { amount: 20_000, reference: 'withdrawal-race-two' }),
  ]);
  expect(racing.map(({ answer }) => answer.status).toSorted()).toEqual([200, 400]);
  expect(balanceAnswer.parse((await two.call('GET /balance')).body).data[0]?.balance).toBe(0);
});

test('sends what a process that died had claimed', async () => {
  const stateFile = newStateFile();
  const first = await startTestSimulator({ stateFile, webhookUrl: 'http://127.0.0.1:1/' });
  await pay(first);
  await first.settle();
  await first.close();
  const file = new DatabaseSync(stateFile);
  file.exec(`update deliveries set state = 'sending', claimed_by = 'somebody', claimed_until = 1`);
  file.close();
  const second = await startTestSimulator({ stateFile });
  await second.settle();
  expect(second.receiver.events()).toEqual(['charge.success']);
});

test('refuses a state file of another version with a sentence', async () => {
  const stateFile = newStateFile();
  const file = new DatabaseSync(stateFile);
  file.exec('pragma user_version = 99');
  file.close();
  await expect(startTestSimulator({ stateFile })).rejects.toThrow(
    'another version of the Paystack simulator',
  );
});

test('starts alone from the environment, survives being killed, and says nothing but its address', async () => {
  const stateFile = newStateFile();
  const first = await spawnSimulator(stateFile);
  const { body } = await sendCall(first.url, 'POST /transaction/initialize', {
    email: 'ada@oja.test',
    amount: 100_000,
  });
  const { reference, authorization_url } = z
    .object({ reference: z.string(), authorization_url: z.string() })
    .parse(body.data);
  expect(authorization_url.startsWith(first.url)).toBe(true);
  await choose(authorization_url, 'success');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await spawnSimulator(stateFile);
  const verified = await sendCall(second.url, `GET /transaction/verify/${reference}`);
  expect(verifyAnswer.parse(verified.body).data.status).toBe('success');
  second.child.kill('SIGTERM');
  const [code] = await once(second.child, 'exit');
  expect([code, second.errors()]).toEqual([0, '']);
});

async function spawnSimulator(stateFile: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { PORT: '0', STATE_FILE: stateFile, SECRET_KEY: secretKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  return { child, url, errors: () => errors };
}
