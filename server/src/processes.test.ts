import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { drawProcess, type Process } from './domain/process.ts';
import { withdrawalProcess } from './domain/withdrawal/withdrawal-process.ts';

/** Every process of Oja, by the name that its picture has in ARCHITECTURE.md. */
const processes: Record<string, Process<string, string, string>> = { withdrawal: withdrawalProcess };

describe('the pictures in ARCHITECTURE.md', () => {
  test.each(Object.entries(processes))('%s is drawn as its table says', async (name, process) => {
    const page = await readFile(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
    const [, shown] =
      new RegExp(`<!-- process: ${name} -->\n([\\s\\S]*?)<!-- end of process -->`).exec(page) ?? [];
    expect(shown?.trim()).toBe(`\`\`\`mermaid\n${drawProcess(process)}\n\`\`\``);
  });
});
