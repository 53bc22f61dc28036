import { endpoints } from '@oja/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './document.ts';

describe('the OpenAPI description', () => {
  test('passes the recommended rules of the Redocly linter without an error or a warning', async () => {
    expect(await lint(openApiDocument(endpoints, 'https://market.oja.test'))).toEqual([]);
  });

  test('is checked by the linter: an operation without a summary is found', async () => {
    const document = structuredClone(openApiDocument(endpoints, 'https://market.oja.test'));
    Reflect.deleteProperty(document.paths['/api/auth/login']?.post ?? {}, 'summary');
    expect(await lint(document)).toContainEqual(expect.objectContaining({ rule: 'operation-summary' }));
  });
});

async function lint(document: unknown): Promise<{ rule: string; message: string; at: string | undefined }[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map((problem) => ({
    rule: problem.ruleId,
    message: problem.message,
    at: problem.location[0]?.pointer,
  }));
}
