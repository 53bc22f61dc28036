/** A listing of the demo market, with pictures. */
export async function findListing(url: string): Promise<{ id: string }> {
  const answer = await fetch(`${url}/api/listings`);
  const { data }: { data: { id: string; thumbnail: string | null }[] } = await answer.json();
  const listing = data.find(({ thumbnail }) => thumbnail !== null) ?? data[0];
  if (listing === undefined) throw new Error('The demo market is empty.');
  return listing;
}
