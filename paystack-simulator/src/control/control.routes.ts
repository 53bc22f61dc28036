import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeBalance, readBalance } from '../balance/balance.store.ts';
import { success } from '../http/envelope.ts';
import { readInput } from '../http/read-input.ts';
import { isoTime } from '../state/clock.ts';
import { settingsSchema } from '../state/settings.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { World } from '../world.ts';
import { advanceClock } from './advance-clock.ts';
import { describeEvents, describeState } from './describe-state.ts';
import { addFaultRoutes } from './fault.routes.ts';
import { addForceRoutes } from './force.routes.ts';
import { resetWorld } from './reset-world.ts';

const seedBody = z.strictObject({
  seed: z.int(),
  variants: settingsSchema.shape.variants.unwrap().optional(),
});
const advanceBody = z.strictObject({
  ms: z.number().min(0).default(0),
  seconds: z.number().min(0).default(0),
  minutes: z.number().min(0).default(0),
  hours: z.number().min(0).default(0),
});
const speedBody = z.strictObject({ speed: z.number().min(0) });
const balanceBody = z.union([
  z.strictObject({ add: z.int(), reason: z.string().optional() }),
  z.strictObject({ set: z.int().min(0), reason: z.string().optional() }),
]);
const eventsQuery = z.strictObject({ after: z.coerce.number().default(0), event: z.string().optional() });

/** The control plane for tests. Not part of Paystack; it uses the same key. */
export function addControlRoutes(
  app: FastifyInstance,
  parts: { world: World; dispatcher: Dispatcher; endpoints: ReadonlySet<string> },
): void {
  const { world, dispatcher } = parts;

  app.get('/state', async () => success('State', describeState(world)));
  app.get('/events', async (request) => {
    const { after, event = null } = readInput(eventsQuery, request.query);
    return success('Events', describeEvents(world, { after, event }));
  });

  app.post('/reset', async () => {
    resetWorld(world);
    return success('The world is new', describeState(world));
  });
  app.post('/seed', async (request) => {
    const { seed, variants } = readInput(seedBody, request.body);
    world.dice.seed(seed);
    return success('Seeded', world.settings.change(variants === undefined ? {} : { variants }));
  });
  app.post('/settings', async (request) =>
    success('Settings', world.settings.change(readInput(settingsSchema.partial(), request.body))),
  );

  app.post('/clock', async (request) => {
    world.clock.setSpeed(readInput(speedBody, request.body).speed);
    dispatcher.wakeSoon();
    return success('Clock', { now: isoTime(world.clock.now()), speed: world.clock.speed() });
  });
  app.post('/clock/advance', async (request) => {
    const { ms, seconds, minutes, hours } = readInput(advanceBody, request.body);
    await advanceClock(world, dispatcher, ms + 1_000 * (seconds + 60 * (minutes + 60 * hours)));
    return success('Clock', { now: isoTime(world.clock.now()), speed: world.clock.speed() });
  });

  app.post('/balance', async (request) => {
    const order = readInput(balanceBody, request.body);
    world.state.transaction(() => {
      const difference = 'add' in order ? order.add : order.set - readBalance(world);
      changeBalance(world, { difference, reason: order.reason ?? 'Top-up', model: 'TopUp', row: 0 });
    });
    return success('Balance', { currency: 'NGN', balance: readBalance(world) });
  });

  addForceRoutes(app, world);
  addFaultRoutes(app, parts);
}
