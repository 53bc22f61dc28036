import { isDatabaseOut } from './db/database-trouble.ts';
import { createLifecycle, type Lifecycle, StartAbandoned } from './lifecycle.ts';
import { StartupFault } from './startup-fault.ts';

/**
 * Runs the start of a process. A fault that a person can mend is told in its own words; anything else is a
 * defect and shows where it happened. In both cases what was already open is closed, and the exit code is 1.
 */
export async function runProcess(
  start: (lifecycle: Lifecycle) => Promise<void>,
  options: { onStopRequested?: () => void } = {},
): Promise<void> {
  // Whatever this process writes to disk is nobody else's business.
  process.umask(0o077);
  const lifecycle = createLifecycle({
    onStopRequested: options.onStopRequested ?? (() => undefined),
    onError: complain,
    onSlow: (name) => process.stderr.write(`Not waiting any longer for: ${name}.\n`),
    isSurvivable: isDatabaseOut,
  });
  try {
    await start(lifecycle);
  } catch (error) {
    if (error instanceof StartAbandoned || lifecycle.isStopping()) return;
    complain(error);
    await lifecycle.stop(1);
  }
}

function complain(error: unknown): void {
  const text =
    error instanceof StartupFault ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
