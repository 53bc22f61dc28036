import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { viewersSentence } from './viewers-sentence';
import { leaveWork, presenceQuery, type WorkRef } from './work-api';

/** Above a case: which other members of staff have it open now. */
export function WorkPresence({ kind, id }: WorkRef) {
  const { data, isError } = useQuery(presenceQuery({ kind, id }));
  // The answer before a failure says nothing about now.
  const viewers = isError ? [] : (data ?? []);
  useEffect(() => () => leaveWork({ kind, id }), [kind, id]);
  return (
    <div role="status">
      {viewers.length > 0 ? (
        <p className="flex items-center gap-2 rounded-md bg-warning/15 px-3 py-2 text-sm">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          {viewersSentence(viewers)}
        </p>
      ) : null}
    </div>
  );
}
