import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint, EnvelopeOf } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Data for the envelope; endpoints with `produces` write their own reply instead. */
export type Answer<E> = E extends { produces: string } ? unknown : EnvelopeOf<E>;

/** The reply schema strips every field it does not name, so a new column never leaks by accident. */
export function wrapAnswer(record: Endpoint, answer: { data: unknown; message?: string }): unknown {
  const { data, message, ...beside } = answer;
  return {
    status: 'success',
    data: record.reply ? record.reply.parse(data) : null,
    ...(record.beside ? (record.beside.parse(beside) as object) : {}),
    message: message ?? 'Success',
  };
}

/**
 * A cached reply as bytes, envelope included, for lists that many clients request at once. It went through the reply
 * schema and depends on no caller.
 */
export class ReadyAnswer {
  readonly bytes: Buffer;
  private zipped: Promise<Buffer> | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Compressed on the first request for it. */
  gzipped(): Promise<Buffer> {
    this.zipped ??= promisify(gzip)(this.bytes);
    return this.zipped;
  }
}

export function readyAnswer<E extends Endpoint>(record: E, answer: Answer<E>): ReadyAnswer {
  const wrapped = wrapAnswer(record, answer as { data: unknown; message?: string });
  return new ReadyAnswer(Buffer.from(JSON.stringify(wrapped)));
}

const readyHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
};
const acceptsGzip = /\bgzip\b(?!;\s*q=0)/;

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(readyHeaders);
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined || !acceptsGzip.test(String(accepted))) return reply.send(answer.bytes);
  reply.header('content-encoding', 'gzip');
  return answer.gzipped().then((bytes) => reply.send(bytes));
}
