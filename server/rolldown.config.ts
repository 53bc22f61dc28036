import { defineConfig } from 'rolldown';

/** Packages that go into the bundle: our own, which are TypeScript, and those of which little is used. */
const bundled = ['@oja/contract', '@oja/paystack-simulator', 'simple-icons'];

/**
 * The server as a few files of JavaScript instead of some 1,400 of TypeScript, which is what `npm start` runs: it
 * starts sooner and keeps less in memory (docs/decisions/0070).
 */
export default defineConfig({
  input: { main: 'src/main.ts', 'api-process': 'src/process/api-process.ts' },
  platform: 'node',
  external: (id) => isPackage(id) && !bundled.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', cleanDir: true },
});

function isPackage(id: string): boolean {
  return !id.startsWith('.') && !id.startsWith('/');
}
