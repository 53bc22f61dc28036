import { createServer } from 'node:net';
import { StartupFault } from '../config/startup-fault.ts';

type Address = { host: string; port: number };

/** Checked before any slow step, so that a second start fails at once and not a minute later. */
export function refuseTakenPort(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenError(error, address)));
    probe.listen(address, () => probe.close(() => resolve()));
  });
}

export function explainListenError(error: unknown, { host, port }: Address): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartupFault(
        `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartupFault(
        `Port ${port} may not be used without special rights. Choose one above 1023: PORT=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupFault(
        `HOST is ${host}, which is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
      );
    default:
      return error;
  }
}
