import type { Endpoint, EnvelopeOf } from '@oja/contract/endpoint';
import { createContext } from 'react-router';
import { readPublic } from './read-public';

export type PublicReader = <E extends Endpoint>(path: string, signal?: AbortSignal) => Promise<EnvelopeOf<E>>;

/** How loaders of public pages read: over the network; on the server, the renderer sets a reader of its own. */
export const publicReader = createContext<PublicReader>(readPublic);
