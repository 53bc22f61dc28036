/** `npm run db:reset`: throws the embedded database, uploads and mails away; the next start makes new ones. */
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { root } from './lib/root.mjs';

const { node, env } = await bootstrap();
const { code } = await run(node, ['server/src/commands/reset-database.ts'], { cwd: root, env });
process.exit(code);
