import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of the application when the view is over. */
export function OverPage({ name, onLeave }: { name: string | undefined; onLeave: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>The view has ended · Oja</title>
      <EmptyState
        headingLevel="h1"
        title="The view has ended"
        description={
          name === undefined
            ? 'There is no such view, or it is not yours.'
            : `You no longer see Oja as ${name} sees it. Start another view from the page of the person.`
        }
        action={
          <Button onClick={onLeave}>
            {name === undefined ? 'Back to the admin portal' : 'Back to the person'}
          </Button>
        }
      />
    </main>
  );
}
