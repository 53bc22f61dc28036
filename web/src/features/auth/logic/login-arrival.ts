import { z } from 'zod';

const arrival = z.object({
  email: z.string().max(254).catch(''),
  registered: z.boolean().catch(false),
});

/** What the page before handed to the login page: the address to fill in, and whether an account was just made. */
export type LoginArrival = z.infer<typeof arrival>;

/** The history of the browser gives it back after a reload, or gives something else, so it is read with care. */
export function readArrival(state: unknown): LoginArrival {
  return arrival.catch({ email: '', registered: false }).parse(state);
}
