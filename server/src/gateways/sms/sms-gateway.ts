/** Outgoing text messages. */
export interface SmsGateway {
  /** Sends the message and returns the provider's id. Throws SmsFailure. */
  send(line: SmsLine, message: { to: string; text: string }): Promise<{ id: string }>;
}

/** The provider settings of the administrators. */
export interface SmsLine {
  provider: 'twilio' | 'aws-sns' | 'nexmo';
  accountSid: string;
  authToken: string;
  from: string;
}

/** Permanent: this message will never be accepted, so it is not retried. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
