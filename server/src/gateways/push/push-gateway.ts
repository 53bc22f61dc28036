/** How a push reaches a browser: through the push service that the browser chose, encrypted so that only it reads it. */
export interface PushGateway {
  /** Whether this is an address that pushes may be sent to. */
  accepts(endpoint: string): boolean;
  /** `gone` when the browser has taken its subscription back. Throws PushFailure otherwise. */
  send(push: OutgoingPush): Promise<'sent' | 'gone'>;
}

export interface OutgoingPush {
  endpoint: string;
  /** The keys of the browser. */
  p256dh: string;
  auth: string;
  payload: string;
  urgent: boolean;
  /** Ours, which the push service knows us by. */
  keys: PushKeys & { contact: string };
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Permanent: this push will never be taken. Otherwise it may go out later. */
export class PushFailure extends Error {
  override name = 'PushFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
