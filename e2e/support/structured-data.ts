import Validator from '@adobe/structured-data-validator';

interface Block {
  '@type': string;
}

/** The JSON-LD of a page. */
export function structuredDataOf(html: string): Block[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Block);
}

/** What search engines could not read, one sentence each; what they merely recommend is left out. */
export async function structuredDataErrors(blocks: readonly Block[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const block of blocks) jsonld[block['@type']] = [...(jsonld[block['@type']] ?? []), block];
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}
