import type { CaseStatement } from '@oja/contract/disputes';
import { Thumbnail } from '@/components/ui/thumbnails';

type EvidenceNamedProps = { ids: readonly string[]; statements: readonly CaseStatement[] };

const authors: Record<CaseStatement['by'], string> = { buyer: 'Buyer', seller: 'Seller', staff: 'Oja team' };

/** The statements and pictures that a decision names. */
export function EvidenceNamed({ ids, statements }: EvidenceNamedProps) {
  const named = statements.filter(({ id }) => ids.includes(id));
  const pictures = statements.flatMap((statement) =>
    statement.pictures.filter(({ id }) => ids.includes(id)).map((picture) => ({ picture, by: statement.by })),
  );
  if (named.length + pictures.length === 0) return null;
  return (
    <section aria-label="Evidence" className="grid gap-2 rounded-md bg-muted p-3">
      <p className="font-medium">It rests on</p>
      {named.length > 0 ? (
        <ul className="grid gap-1.5">
          {named.map(({ id, by, text }) => (
            <li key={id} className="line-clamp-2 wrap-anywhere">
              {authors[by]}: “{text}”
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ picture, by }) => (
            <li key={picture.id}>
              <Thumbnail
                picture={picture}
                name={`Evidence of the ${authors[by].toLowerCase()}`}
                size="small"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
