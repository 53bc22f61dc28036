import { z } from 'zod';
import { secondMs } from './durations.ts';
import { endpoint } from './endpoint.ts';

/** Hints name a topic that changed and carry no data: the browser fetches again what it shows. */
export const hintTopics = [
  'session',
  'profile',
  'notifications',
  'wallet',
  'plans',
  'application',
  'listings',
  'saved_searches',
  'offers',
  'purchases',
  'disputes',
  'reports',
  'messages',
  'typing',
  'tickets',
  'work',
] as const;
export const hint = z.object({ topic: z.enum(hintTopics), id: z.string().optional() });
export type Hint = z.infer<typeof hint>;

/** How often an open stream of hints shows that it is there; a browser takes one that stays silent for lost. */
export const liveHeartbeatMs = 15 * secondMs;

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    mount: 'origin',
    tag: 'System',
    summary: 'The process is up',
    access: 'anyone',
    limit: 'unlimited',
    duringMaintenance: true,
    reply: z.object({ up: z.literal(true) }),
  }),
  readiness: endpoint({
    method: 'GET',
    path: '/readyz',
    mount: 'origin',
    tag: 'System',
    summary: 'The database is migrated and can be reached',
    access: 'anyone',
    limit: 'unlimited',
    duringMaintenance: true,
    reply: z.object({ ready: z.literal(true) }),
    errors: ['service_unavailable'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/events',
    tag: 'System',
    summary: 'Live hints as server-sent events; refetch what a hint names, and everything after a reconnect',
    access: 'signed_in',
    limit: 'stream',
    produces: 'text/event-stream',
    producesExample: 'data: {"topic":"notifications"}\n\n',
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    tag: 'System',
    summary: 'This description, for programs',
    access: 'anyone',
    limit: 'read',
    produces: 'application/json',
  }),
  docs: endpoint({
    method: 'GET',
    path: '/docs',
    tag: 'System',
    summary: 'This description, for people',
    access: 'anyone',
    limit: 'read',
    produces: 'text/html',
  }),
  media: endpoint({
    method: 'GET',
    path: '/media/{name}',
    mount: 'origin',
    tag: 'System',
    summary: 'A stored picture; private ones only with the signed address that a reply gave',
    access: 'anyone',
    limit: 'unlimited',
    duringMaintenance: true,
    params: z.strictObject({
      name: z
        .string()
        .regex(/^[a-z0-9]{20,64}(-thumb)?\.webp$/)
        .meta({ examples: ['4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] }),
    }),
    query: z.strictObject({
      expires: z
        .string()
        .max(20)
        .optional()
        .meta({
          description: 'Until when the address of a private picture is valid, in seconds since 1970.',
          examples: ['1794738600'],
        }),
      signature: z
        .string()
        .max(100)
        .optional()
        .meta({
          description: 'Part of the address of a private picture, as replies carry it.',
          examples: ['b0UuHqzX3mVt7sWb5pQ2nYcK9dLf4gRj1hTkEwZxCvA'],
        }),
    }),
    produces: 'image/webp',
  }),
};
