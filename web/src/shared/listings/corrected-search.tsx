import { quoteSearch } from './search-texts';

/** Says that a search was corrected; typing it again would find nothing. */
export function CorrectedSearch({ typed, corrected }: { typed: string; corrected: string | null }) {
  if (corrected === null) return null;
  return (
    <p role="status" className="text-sm">
      Nothing has {quoteSearch(typed)}. These are the accounts for <strong>“{corrected}”</strong>.
    </p>
  );
}
