import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

/** The Node that Oja was tested with, from its npm package; elsewhere the person's own, if it is new enough. */
export function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write(
    `Oja runs on Node 24, this is Node ${process.versions.node}, and there is no packaged Node for this machine. ` +
      'Install Node 24 from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}

/** Programs that a child starts by name find the same Node and our tools; compiled code is kept for the next start. */
export function environmentFor(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, PATH: path };
}
