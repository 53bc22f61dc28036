import { lazy, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { ErrorState } from '@/components/ui/error-state';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { ApiError } from '@/lib/api/api-error';
import { useOnline } from '@/lib/use-online';

const NotFoundPage = lazy(async () => ({
  default: (await import('./routes/not-found/not-found-page')).Component,
}));

/**
 * The error boundary of every route. A missing page is no fault, and neither is one that cannot be fetched without a
 * network. Anything else offers a reload, which also helps when the code of a page is gone because a new version was
 * deployed meanwhile.
 */
export function RouteError() {
  const error = useRouteError();
  const isInsideMain = useInsideMain();
  const [wasOffline] = useState(() => !navigator.onLine);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const content =
    wasOffline || isUnreachable(error) ? (
      <NotOnThisDevice wasOffline={wasOffline} />
    ) : (
      <>
        <title>Something went wrong · Oja</title>
        <ErrorState headingLevel="h1" onRetry={reload} />
      </>
    );
  const classes = 'flex min-h-[60dvh] items-center justify-center';
  if (isInsideMain) return <div className={classes}>{content}</div>;
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={classes}>
      {content}
    </main>
  );
}

const reload = () => window.location.reload();
const nextAttemptMs = 5_000;

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** A device often says that it is online before anything can be reached, so the page is tried again until it opens. */
function NotOnThisDevice({ wasOffline }: { wasOffline: boolean }) {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    const timer = setTimeout(reload, wasOffline ? 0 : nextAttemptMs);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  const title = wasOffline ? 'You are offline' : 'Oja cannot be reached';
  return (
    <>
      <title>{`${title} · Oja`}</title>
      <ErrorState
        headingLevel="h1"
        title={title}
        description="This page is not on this device yet. It opens by itself when you are back."
        {...(wasOffline ? {} : { onRetry: reload })}
      />
    </>
  );
}
