import { personalData, personalFiles } from '../src/domain/personal-data/personal-data.ts';

type Entry = (typeof personalData)[number];

/** docs/personal-data.md, written from the table. personal-data.test.ts compares it; UPDATE_DOCS=1 writes it anew. */
export function renderPersonalData(): string {
  const rows = personalData.map(
    (entry) =>
      `| \`${entry.table}\`: ${entry.columns.join(', ')} | ${entry.whose} | ${entry.what} | ${entry.why} (${entry.ground}) | ${entry.kept} | ${erasureOf(entry)} | ${exportOf(entry)} |`,
  );
  const files = personalFiles.map(
    (entry) =>
      `| ${entry.store} | ${entry.whose} | ${entry.what} | ${entry.why} (${entry.ground}) | ${entry.kept} | ${entry.erasure} |`,
  );
  return [
    '# Personal data',
    '',
    'What Oja keeps about people, why, how long, and what happens when an account is deleted. Written from',
    '`server/src/domain/personal-data`; a test compares the two.',
    '',
    '## In the database',
    '',
    '| Where | Whose | What | Why | How long | When the account is deleted | In the export |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Elsewhere',
    '',
    '| Where | Whose | What | Why | How long | When the account is deleted |',
    '|---|---|---|---|---|---|',
    ...files,
    '',
  ].join('\n');
}

function erasureOf({ erasure }: Entry): string {
  switch (erasure.kind) {
    case 'delete':
      return `Deleted ${whenOf(erasure.afterDays)}`;
    case 'overwrite':
      return `Overwritten ${whenOf(erasure.afterDays)}: ${Object.keys(erasure.values).join(', ')}`;
    case 'handler':
      return `${erasure.does}, ${whenOf(erasure.afterDays)}`;
    case 'follows':
      return `${erasure.how} (\`${erasure.table}\`)`;
    case 'expires':
      return erasure.how;
    case 'keep':
      return `Kept. ${erasure.because}. Until: ${erasure.until}`;
    default:
      return erasure satisfies never;
  }
}

const whenOf = (days: number) => (days === 0 ? 'at once' : `${days} days later`);

function exportOf({ exported }: Entry): string {
  return 'no' in exported ? `No: ${exported.no}` : `\`${exported.section}\``;
}
