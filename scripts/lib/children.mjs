import { spawn } from 'node:child_process';

/**
 * Children of these scripts and the signals that concern them.
 *
 * Ctrl-C reaches a script and its children at once, SIGTERM only the process it was sent to. In both cases
 * the script must not end before its children, or the terminal would be free while they still work. So a
 * signal is passed on to every living child, and the script ends when they have.
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const living = new Set();
/** @type {number | undefined} */
let exitCode;

for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.on(signal, () => {
    exitCode ??= code;
    if (living.size === 0) process.exit(exitCode);
    stopChildren(signal);
  });
}

export function stopChildren(signal) {
  for (const child of living) child.kill(signal);
}

/**
 * Runs a program to its end. With `quiet` it prints nothing and `output` is what it would have printed.
 * After a signal the script ends with the program, unless `endOnSignal` is false.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean, endOnSignal?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, endOnSignal = true, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    living.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (code) => {
      living.delete(child);
      if (exitCode !== undefined && endOnSignal) process.exit(exitCode);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      collect(error.message);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
