import type { StaffCase } from '@oja/contract/disputes';
import { formatDateTime } from '@/lib/dates';

const words: Record<StaffCase['reveals'][number]['what'], string> = {
  served: 'The credentials were given to the buyer',
  shown: 'The buyer looked at the password',
  copied_username: 'The buyer copied the user name',
  copied_password: 'The buyer copied the password',
};

/** Whether the buyer ever had what was sold. */
export function RevealLog({ file }: { file: StaffCase }) {
  if (file.reveals.length === 0) {
    return <p className="text-muted-foreground text-sm">The buyer has never been given the credentials.</p>;
  }
  return (
    <ol className="divide-y text-sm">
      {file.reveals.map(({ at, what }) => (
        <li key={`${at} ${what}`} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
          <span>{words[what]}</span>
          <time dateTime={at} className="text-muted-foreground">
            {formatDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
