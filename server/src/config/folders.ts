import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Found by the package, because the modules of the built server lie elsewhere than their sources. */
export const serverPackageFile = createRequire(import.meta.url).resolve('#package');

const serverFolder = dirname(serverPackageFile);
export const migrationsFolder = join(serverFolder, 'migrations');
export const glyphsFolder = join(serverFolder, 'glyphs');
export const webBuildFolder = join(serverFolder, '..', 'web', 'dist');
