import { once } from 'node:events';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { createLog } from './log.ts';
import { openDeps } from './open-deps.ts';
import { runProcess } from './run-process.ts';
import { serveApi } from './serve-api.ts';

/** One of several API processes; api-processes.ts starts it and passes it the database URLs. */
const orderSchema = z.object({ appUrl: z.string(), assumeAppRole: z.boolean() });

export type ApiOrder = z.infer<typeof orderSchema>;

await runProcess(async (lifecycle) => {
  const [message] = await once(process, 'message');
  const config = readConfig(process.env);
  const { deps } = await openDeps({
    config,
    database: orderSchema.parse(message),
    lifecycle,
    log: createLog(config),
  });
  await serveApi(deps, lifecycle);
});
