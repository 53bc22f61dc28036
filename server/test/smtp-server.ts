import type { Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: Buffer;
  user: string | undefined;
}

export interface TestSmtpServer {
  /** Host and port. */
  address: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port that stores the mails. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      password === 'right:pass@word'
        ? callback(null, { user: username ?? '' })
        : callback(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    onData: (stream, { envelope, user }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
          user: user === undefined ? undefined : String(user),
        });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    address: `127.0.0.1:${portOf(server.server)}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
