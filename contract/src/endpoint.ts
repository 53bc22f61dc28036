import type { z } from 'zod';
import type { AccessRule } from './access.ts';
import './error-sentences.ts';
import type { ErrorCode } from './errors.ts';
import type { Tag } from './tags.ts';

/**
 * An endpoint record is the single description of a call. The server registers its route from it,
 * the browser calls and validates through it, the OpenAPI document is generated from it,
 * and the access test walks it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api unless `mount` says otherwise; parameters in braces, as in /purchases/{id}. */
  path: `/${string}`;
  mount?: 'api' | 'origin';
  tag: Tag;
  summary: string;
  access: AccessRule;
  limit: LimitName;
  params?: z.ZodType<unknown, Record<string, unknown>>;
  query?: z.ZodType<unknown, Record<string, unknown>>;
  /** Must be a strict object, so that an unknown field is refused. */
  body?: z.ZodType;
  /** Raw bytes of these content types instead of JSON, up to `bodyLimitBytes`. */
  binaryBody?: readonly string[];
  bodyLimitBytes?: number;
  /** The shape of `data`. */
  reply?: z.ZodType;
  /** Fields that stand beside `data` in the envelope, such as `next_cursor`. */
  beside?: z.ZodObject;
  /** The reply is not the JSON envelope but this content type. */
  produces?: string;
  /** What such a reply looks like, for the API description. */
  producesExample?: unknown;
  /** Errors beyond those that every endpoint can answer with. */
  errors?: readonly ErrorCode[];
  /** Staff who must still switch two-factor sign-in on may call it; every other endpoint with a session refuses them. */
  beforeTwoFactor?: boolean;
  /** Answers all callers during maintenance; every other endpoint then answers staff alone. */
  duringMaintenance?: boolean;
  /**
   * Needs a proof of presence from this session (`proveUser`), else 403 `proof_required`: for every input, or only for
   * the input that the summary names.
   */
  proof?: 'always' | 'sometimes';
  /** Sent with the cookie of a known device; browsers send every other call without cookies. */
  deviceCookie?: boolean;
  /** Accepts the header Idempotency-Key. */
  idempotent?: boolean;
}

/** Rate limits by purpose; the figures are in the server's table. */
export type LimitName =
  | 'sign_in'
  | 'register'
  | 'mail_link'
  | 'money'
  | 'offer'
  | 'upload'
  | 'write'
  | 'read'
  | 'stream'
  | 'unlimited';

export function endpoint<const E extends Endpoint>(record: E): E {
  return record;
}

type Parsed<E, Part extends string> = E extends { [key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type Sent<E, Part extends string> = E extends { [key in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

export type ParamsOf<E> = Parsed<E, 'params'>;
export type QueryOf<E> = Parsed<E, 'query'>;
export type BodyOf<E> = Parsed<E, 'body'>;
export type ReplyOf<E> = Parsed<E, 'reply'>;
export type BesideOf<E> = Parsed<E, 'beside'>;
export type ParamsSent<E> = Sent<E, 'params'>;
export type QuerySent<E> = Sent<E, 'query'>;
export type BodySent<E> = Sent<E, 'body'>;

/** The JSON envelope of a successful call. */
export type EnvelopeOf<E> = { data: ReplyOf<E>; message?: string } & (E extends { beside: unknown }
  ? BesideOf<E>
  : unknown);

/** The full path from the origin, with parameters in braces. */
export function fullPath(record: Endpoint): string {
  return record.mount === 'origin' ? record.path : `/api${record.path}`;
}
