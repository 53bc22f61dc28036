import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, ReadyAnswer } from './answer.ts';
import type { Session } from './session.ts';

/** One request as a handler receives it: parsed, validated, and with the session that its endpoint requires. */
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

/** What the connection reveals about the client. */
export interface Client {
  address: string;
  userAgent: string;
}

/** Returns a cached reply to exactly the same query, if it is valid for every caller. */
export type ReadyFinder = (rawQuery: string) => ReadyAnswer | undefined;

export interface Handler<E> {
  (call: Call<E>): Promise<Answer<E> | ReadyAnswer> | Answer<E> | ReadyAnswer;
  /** Only for public endpoints: a cached reply is sent without the request being parsed. */
  ready?: ReadyFinder;
}

/** A handler for every endpoint: a missing or an additional one does not compile. */
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};
