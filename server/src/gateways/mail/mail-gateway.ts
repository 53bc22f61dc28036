/** How mail leaves Oja. The sender is fixed when the gateway is made. */
export interface MailGateway {
  /** Hands the mail over and gives its Message-ID. Throws MailFailure, which says whether to try again. */
  send(mail: OutgoingMail): Promise<{ id: string }>;
  /** Says whether mail could be handed over just now. It never throws. */
  check(): Promise<MailCheck>;
}

export type OutgoingMail = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only the few that a mail may set, see outgoing-mail.ts. */
  headers?: Record<string, string> | undefined;
};

export type MailSender = { name: string; address: string };

export type MailCheck = { ok: boolean; detail: string };

/** Permanent: this mail will never be taken, so do not try again. Otherwise it may go out later. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
