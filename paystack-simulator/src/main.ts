import { z } from 'zod';
import { startSimulator } from './start-simulator.ts';

/** `node paystack-simulator/src/main.ts`: runs the simulator alone, configured by the environment. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  HOST: z.string().default('127.0.0.1'),
  STATE_FILE: z.string().default('./data/paystack-simulator.sqlite'),
  SECRET_KEY: z.string().default('sk_test_simulator'),
  WEBHOOK_URL: z.url().optional(),
  PUBLIC_URL: z.url().optional(),
});

const settings = environment.safeParse(process.env);
if (settings.success) {
  const { data } = settings;
  const { url, close } = await startSimulator({
    port: data.PORT,
    host: data.HOST,
    stateFile: data.STATE_FILE,
    secretKey: data.SECRET_KEY,
    webhookUrl: data.WEBHOOK_URL,
    publicUrl: data.PUBLIC_URL,
  });
  process.stdout.write(`The Paystack simulator listens on ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
} else {
  process.stderr.write(`${z.prettifyError(settings.error)}\n`);
  process.exitCode = 1;
}
