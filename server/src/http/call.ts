import type { BesideOf, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyAnswer } from './answer.ts';
import type { Session } from './session.ts';

/** One request as a handler sees it: read, checked, and with the session its endpoint asks for. */
export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The raw body of an endpoint with `binaryBody`. */
  bytes: Buffer;
  session: E extends { access: 'anyone' | 'watcher' } ? undefined : Session;
  client: Client;
  idempotencyKey: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who is at the other end of the line, as far as the line tells. */
export interface Client {
  address: string;
  userAgent: string;
}

type Beside<E> = E extends { beside: unknown } ? BesideOf<E> : unknown;

/** Data for the envelope; endpoints with `produces` write their own reply instead. */
export type Answer<E> = E extends { produces: string }
  ? unknown
  : { data: ReplyOf<E>; message?: string } & Beside<E>;

/** Finds an answer that was given to exactly the same query a moment ago, and holds for everybody. */
export type ReadyFinder = (rawQuery: string) => ReadyAnswer | undefined;

export interface Handler<E> {
  (call: Call<E>): Promise<Answer<E> | ReadyAnswer> | Answer<E> | ReadyAnswer;
  /** Only where anyone may call: what it finds goes out without the call being read. */
  ready?: ReadyFinder;
}

/** A handler for every endpoint: leaving one out does not compile, and neither does adding one. */
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};
