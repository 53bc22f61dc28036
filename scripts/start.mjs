/**
 * `npm start`: installs and builds what is missing, then runs the server and lives exactly as long as it does.
 *
 * Signals are passed on, and the server decides when it is done. Should this process be killed outright, the
 * server notices that the channel between them closed, and stops by itself.
 */
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run, stopChildren } from './lib/children.mjs';
import { root } from './lib/root.mjs';
import { serverCommand } from './lib/server-command.mjs';

const { node, env } = await bootstrap();
if (!(await build({ node, env }))) process.exit(1);
if (process.env.npm_lifecycle_event) stopWithParent();
const { code } = await run(node, serverCommand, {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  endOnSignal: false,
});
process.exit(code);

/** npm passes signals on to the shell between us, which may end without telling us. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopChildren('SIGTERM');
  }, 500);
  timer.unref();
}
