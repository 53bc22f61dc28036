import type { UserProfile } from '@oja/contract/managed-user-fields';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { NoteForm } from './note-form';

export function Notes({ profile }: { profile: UserProfile }) {
  return (
    <div className="grid gap-5">
      <NoteForm userId={profile.id} />
      {profile.notes.length === 0 ? (
        <p className="text-muted-foreground text-sm">No notes yet.</p>
      ) : (
        <ul className="divide-y rounded-lg border">
          {profile.notes.map((note) => (
            <li key={note.id} className="grid gap-1 px-4 py-3 text-sm">
              <p className="whitespace-pre-wrap break-words">{note.text}</p>
              <p className="text-muted-foreground text-xs">
                <PersonLink id={note.author_id} name={note.author} />,{' '}
                <time dateTime={note.created_at}>{formatDateTime(note.created_at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
