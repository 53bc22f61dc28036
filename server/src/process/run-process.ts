import { StartupFault } from '../config/startup-fault.ts';
import { isDatabaseOut } from '../db/database-errors.ts';
import { createLifecycle, type Lifecycle, StartAbandoned } from '../work/lifecycle.ts';

/**
 * Runs the start of a process. A fault that the operator can fix is printed as its message; any other error is a
 * defect and is printed with its stack. In both cases everything already open is closed, and the exit code is 1.
 */
export async function runProcess(
  start: (lifecycle: Lifecycle) => Promise<void>,
  options: { onStopRequested?: () => void } = {},
): Promise<void> {
  // Files of this process are readable by its own user only.
  process.umask(0o077);
  const lifecycle = createLifecycle({
    onStopRequested: options.onStopRequested ?? (() => undefined),
    onError: printError,
    onSlow: (name) => process.stderr.write(`Not waiting any longer for: ${name}.\n`),
    isSurvivable: isDatabaseOut,
  });
  try {
    await start(lifecycle);
  } catch (error) {
    if (error instanceof StartAbandoned || lifecycle.isStopping()) return;
    printError(error);
    await lifecycle.stop(1);
  }
}

function printError(error: unknown): void {
  const text =
    error instanceof StartupFault ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
