import { lazy } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { ErrorState } from '@/components/ui/error-state';
import { MAIN_CONTENT_ID } from '@/config/landmarks';

const NotFoundPage = lazy(async () => ({
  default: (await import('./routes/not-found/not-found-page')).Component,
}));

/**
 * The error boundary of every route. A missing page is no fault. Anything else offers a reload, which also helps
 * when the code of a page is gone because a new version was deployed meanwhile.
 */
export function RouteError() {
  const error = useRouteError();
  const isInsideMain = useInsideMain();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const content = (
    <>
      <title>Something went wrong · Oja</title>
      <ErrorState headingLevel="h1" onRetry={() => window.location.reload()} />
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
