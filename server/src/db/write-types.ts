import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded/index.ts';
import { renderTypes, typesFile } from './generate-types.ts';
import { migrate } from './migrate.ts';

/** `npm run db:types`: applies all migrations to an empty database and writes its types. */
const dataDir = await mkdtemp(join(tmpdir(), 'oja-types-'));
const database = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate({ ownerUrl: database.ownerUrl });
  await writeFile(typesFile, await renderTypes(database.ownerUrl));
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
