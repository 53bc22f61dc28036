import { startNode } from './child.ts';

/** Adds generated listings to the database of the server on this data folder, until this many are posted. */
export async function fillMarket(dataDir: string, count: number): Promise<void> {
  await using filling = startNode(['server/src/commands/fill-market.ts', String(count)], {
    DATA_DIR: dataDir,
  });
  const end = await filling.ended;
  if (end !== 0) throw new Error(`The market could not be filled. It printed:\n${filling.output()}`);
}
