import type { BodySent, ParamsSent, QuerySent, ReplyOf } from './endpoint.ts';
import type { EndpointName, endpoints } from './index.ts';

/** What a call of a given name takes and answers. The tests of the server and of the browser call by name. */

type Endpoints = typeof endpoints;

export type QueryFor<Name extends EndpointName> = QuerySent<Endpoints[Name]>;
export type BodyFor<Name extends EndpointName> = BodySent<Endpoints[Name]>;
export type DataFor<Name extends EndpointName> = ReplyOf<Endpoints[Name]>;

/** `File` is what the caller sends where the body is a file. */
export interface CallInput<Name extends EndpointName, File> {
  params?: ParamsSent<Endpoints[Name]>;
  query?: QueryFor<Name>;
  body?: Endpoints[Name] extends { binaryBody: unknown } ? File : BodyFor<Name>;
}
