import { lazy, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { ErrorState } from '@/components/ui/error-state';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { ApiError } from '@/lib/api/api-error';

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
    wasOffline || (error instanceof ApiError && error.status === 0) ? (
      <NotOnThisDevice title={wasOffline ? 'You are offline' : 'Oja cannot be reached'} />
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
const attemptMs = 2_000;

/** A device often says that it is online before anything can be reached, so the page is tried again until it opens. */
function NotOnThisDevice({ title }: { title: string }) {
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && reload(), attemptMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <title>{`${title} · Oja`}</title>
      <ErrorState
        headingLevel="h1"
        title={title}
        description="This page is not on this device yet. It opens by itself when you are back."
      />
    </>
  );
}
