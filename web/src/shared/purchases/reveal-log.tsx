import type { CredentialReveal, DisputeCase } from '@oja/contract/disputes';
import { formatDateTime } from '@/lib/dates';

const texts: Record<CredentialReveal['what'], string> = {
  served: 'The credentials were given to the buyer',
  shown: 'The buyer looked at the password',
  copied_username: 'The buyer copied the user name',
  copied_password: 'The buyer copied the password',
};

type RevealLogProps = { log: Pick<DisputeCase, 'reveals' | 'older_reveals'> };

/** Whether the buyer ever had what was sold. */
export function RevealLog({ log }: RevealLogProps) {
  if (log.reveals.length === 0) {
    return <p className="text-muted-foreground text-sm">The buyer has never been given the credentials.</p>;
  }
  return (
    <>
      {log.older_reveals ? (
        <p className="pb-2 text-muted-foreground text-sm">
          The newest {log.reveals.length} are shown; there are older ones.
        </p>
      ) : null}
      <ol aria-label="Credentials log" className="divide-y text-sm">
        {log.reveals.map(({ at, what }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two looks may fall into one moment, and the order never changes.
            key={`${at} ${index}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5"
          >
            <span>{texts[what]}</span>
            <time dateTime={at} className="text-muted-foreground">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  );
}
