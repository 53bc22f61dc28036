import { splitMatches } from '@/lib/split-matches';

/** A text with what was searched for marked in it. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className="rounded-sm bg-featured/40 text-foreground">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  );
}
