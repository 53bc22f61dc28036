import { spawn } from 'node:child_process';

/**
 * Children of these scripts and the signals that concern them.
 *
 * Ctrl-C reaches a script and its children at once, SIGTERM only the process it was sent to. In both cases
 * the script must not end before its children, or the terminal would be free while they still work. So a
 * signal is passed on to every living child, and the script ends when they have.
 */
const living = new Set();
let received;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    received ??= signal;
    if (living.size === 0) process.exit(exitCodes[signal]);
    stopChildren(signal);
  });
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export function stopChildren(signal) {
  for (const child of living) child.kill(signal);
}

/** Runs a program to its end. `output` is what it printed, when it was not printed to the terminal. */
export function run(command, args, { quiet = false, endOnSignal = true, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['inherit', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
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
      if (received && endOnSignal) process.exit(exitCodes[received]);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
