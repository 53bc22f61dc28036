import { accountEndpoints } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { notificationEndpoints } from './notifications.ts';
import { systemEndpoints } from './system.ts';

/** Every call of Oja by its name. What is not here does not exist. */
export const endpoints = {
  ...systemEndpoints,
  ...accountEndpoints,
  ...notificationEndpoints,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
