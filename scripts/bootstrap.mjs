/**
 * Turns a fresh clone into one that can run: every other script begins here. These scripts use nothing but
 * Node itself, and run on Node 20.19, because they are what installs the rest.
 */
import { ensureInstalled } from './lib/install.mjs';
import { environmentFor, findNode } from './lib/pinned-node.mjs';

export async function bootstrap() {
  refuseOldNode();
  await ensureInstalled();
  const node = findNode();
  return { node, env: environmentFor(node) };
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `Oja needs Node 20.19 or newer to start, and this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
